import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { type ChosenPicture, PictureChooser } from './picture-chooser';

function Chooser({ file }: { file: File }) {
  const [chosen, setChosen] = useState<ChosenPicture | null>({ file, part: null });
  const [error, setError] = useState<string | null>(null);
  return <PictureChooser chosen={chosen} error={error} onChoose={setChosen} onError={setError} />;
}

it('says at once that a file is no picture, and offers to choose another one', async () => {
  URL.createObjectURL = () => 'blob:broken';
  URL.revokeObjectURL = () => undefined;
  render(<Chooser file={new File(['not a picture'], 'graph.png', { type: 'image/png' })} />);
  fireEvent.error(await screen.findByRole('img', { name: 'What you chose' }));
  expect(screen.getByText(/^We can’t read this picture/)).toBeVisible();
  expect(screen.queryByRole('img', { name: 'What you chose' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Choose a picture')).toBeInTheDocument();
});
