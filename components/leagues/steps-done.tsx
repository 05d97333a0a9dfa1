const STEPS = Array.from({ length: 9 }, (_, index) => index);

/** How many of the week's nine steps are right, as yard ticks with the count in words. */
export function StepsDone({ done }: { done: number }) {
  return (
    <span className="inline-flex items-center gap-3 whitespace-nowrap">
      <span aria-hidden="true" className="keep-colors hidden items-end gap-0.5 sm:inline-flex">
        {STEPS.map((step) => (
          <span key={step} className={`w-1.5 rounded-sm ${step < done ? 'h-5 bg-field' : 'h-2.5 bg-line-strong'}`} />
        ))}
      </span>
      <span className="tabular-nums">{done} of 9</span>
    </span>
  );
}
