/** Types for the parts of chart2music we use. The package has types but doesn't export them. */
declare module 'chart2music' {
  type Player = { cleanUp: () => void; getCurrent: () => { group: string; index: number } };
  type Settings = {
    type: 'line';
    element: HTMLElement;
    cc: HTMLElement;
    title: string;
    lang: 'en';
    data: Record<string, readonly { x: number; y: number }[]>;
    axes: {
      x: { minimum: number; maximum: number; valueLabels: string[] };
      y: { minimum: number; maximum: number; format: (value: number) => string };
    };
    options: {
      onFocusCallback: (point: { slice: string; index: number }) => void;
      translationCallback: (asked: {
        id: string;
        evaluators: Record<string, string | number | boolean>;
      }) => string | false;
      hertzes: number[];
      customHotkeys: { key: { key: string }; callback: () => void; force: boolean }[];
    };
  };
  export function c2mChart(settings: Settings): { err: string | null; data?: Player };
}
