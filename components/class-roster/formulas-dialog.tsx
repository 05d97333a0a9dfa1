'use client';

import { type ComponentProps, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { formulasForText, ROSTER_DIALOG } from '@/words/class-roster';
import { StudentFormulasForm } from './formulas-form';

type FormulasDialogProps = ComponentProps<typeof StudentFormulasForm> & { onClose: () => void };

/** Changes the formulas of all students chosen on the roster. */
export function StudentFormulasDialog({ onClose, onDone, ...form }: FormulasDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={formulasForText(form.students.length)}
      close={ROSTER_DIALOG.cancel}
    >
      <StudentFormulasForm
        {...form}
        onDone={(news) => {
          setIsOpen(false);
          onDone(news);
        }}
      />
    </Dialog>
  );
}
