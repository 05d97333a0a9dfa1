'use client';

import { type ComponentProps, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { formulasForText, ROSTER_DIALOG } from '@/words/class-roster';
import { FormulasForm } from './formulas-form';

type FormulasDialogProps = ComponentProps<typeof FormulasForm> & { onClose: () => void };

/** Changes the formulas of all students chosen on the roster. */
export function FormulasDialog({ onClose, onDone, ...form }: FormulasDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={formulasForText(form.students.length)}
      close={ROSTER_DIALOG.cancel}
    >
      <FormulasForm
        {...form}
        onDone={(news) => {
          setIsOpen(false);
          onDone(news);
        }}
      />
    </Dialog>
  );
}
