import { Button } from '@/components/ui/button';
import { INPUT_CLASS } from '@/components/ui/field-parts';
import { AUDIT_ACTIONS } from '@/lib/domain/audit-actions';

/** Works without script: the deed stands in the address. */
export function AuditFilter({ path, action }: { path: string; action: string | null }) {
  return (
    <form
      action={path}
      method="get"
      className="mb-5 grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,24rem)_auto] sm:justify-start"
    >
      <div>
        <label htmlFor="audit-action" className="mb-1 block font-semibold">
          What was done
        </label>
        <select id="audit-action" name="action" className={INPUT_CLASS} defaultValue={action ?? ''}>
          <option value="">Everything</option>
          {Object.entries(AUDIT_ACTIONS).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" className="min-h-[3rem]">
        Show
      </Button>
    </form>
  );
}
