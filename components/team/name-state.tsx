import { Notice } from '@/components/ui/notice';

type NameStateProps = { name: string; waitingName: string | null; wasRefused: boolean };

/** How the typed name of the own team stands with the teacher. Nothing where none was typed, or where it was agreed to. */
export function NameState({ name, waitingName, wasRefused }: NameStateProps) {
  if (waitingName !== null) {
    return (
      <Notice tone="info" title={`${waitingName} is waiting for your teacher`}>
        Until your teacher says yes, your class will see <strong>{name}</strong>.
      </Notice>
    );
  }
  if (!wasRefused) return null;
  return (
    <Notice tone="info" title={`Your team is called ${name}`}>
      Your teacher chose not to use the other name. You can pick a new one. Ask your teacher if you want to know more.
    </Notice>
  );
}
