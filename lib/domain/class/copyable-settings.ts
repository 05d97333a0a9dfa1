export const COPYABLE_CLASS_SETTINGS = [
  'formulas',
  'levels',
  'cards',
  'gradebook',
  'plan',
  'days-off',
] as const;
export type CopyableClassSetting = (typeof COPYABLE_CLASS_SETTINGS)[number];
