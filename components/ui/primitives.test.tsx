import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Button } from './button';
import { ChoiceCards } from './choice-cards';
import { Icon } from './icon';
import { PasswordField } from './password-field';
import { ProgressBar } from './progress-bar';
import { ScrollTable } from './scroll-table';
import { TextField } from './text-field';

describe('Button', () => {
  it('keeps the focus and does nothing while work is under way', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" pending onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect([onClick, onSubmit].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  it('does not send a form unless it says so', () => {
    render(<Button>Open</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});

describe('TextField', () => {
  it('reads the hint and the error with the box', () => {
    render(
      <TextField
        label="Team name"
        name="team"
        hint="Up to 30 letters."
        error="Type a name first."
      />,
    );
    const box = screen.getByRole('textbox', { name: 'Team name' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Up to 30 letters. Type a name first.');
  });

  it('is valid without an error', () => {
    render(<TextField label="Team name" name="team" />);
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });
});

describe('PasswordField', () => {
  it('can be read back and hidden again without losing what was typed', async () => {
    render(<PasswordField label="Password" name="password" autoComplete="current-password" />);
    const box = screen.getByLabelText('Password');
    await userEvent.type(box, 'half-time-llama');
    const toggle = screen.getByRole('button', { name: 'Show password' });
    await userEvent.click(toggle);
    expect(box).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAccessibleName('Hide password');
    await userEvent.click(toggle);
    expect(box).toHaveAttribute('type', 'password');
    expect(box).toHaveValue('half-time-llama');
  });
});

describe('ChoiceCards', () => {
  function Faces() {
    const [value, setValue] = useState<'1' | '2' | null>(null);
    return (
      <ChoiceCards
        legend="How much do you like football?"
        name="excitement"
        value={value}
        onChange={setValue}
        options={[
          { value: '1', label: 'A little' },
          { value: '2', label: 'A lot' },
        ]}
      />
    );
  }

  it('is a named group of radio buttons that the arrow keys move through', async () => {
    render(<Faces />);
    expect(
      screen.getByRole('group', { name: 'How much do you like football?' }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'A little' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'A lot' })).toBeChecked();
  });

  it('keeps what was chosen before hydration when the group is drawn again', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Faces />);
    screen.getByRole<HTMLInputElement>('radio', { name: 'A lot' }).checked = true;
    const { rerender } = render(<Faces />, { container, hydrate: true });
    rerender(<Faces />);
    expect(screen.getByRole('radio', { name: 'A lot' })).toBeChecked();
  });
});

describe('ProgressBar', () => {
  it('says how far in words', () => {
    render(<ProgressBar value={3} max={9} label="Steps worked out" valueText="3 of 9" />);
    expect(screen.getByRole('progressbar', { name: 'Steps worked out' })).toHaveAttribute(
      'aria-valuetext',
      '3 of 9',
    );
  });
});

describe('ScrollTable', () => {
  it('scrolls inside a named region that the keyboard reaches', () => {
    render(
      <ScrollTable caption="Standings" columns={['Team', { label: 'Points', numeric: true }]}>
        <tr>
          <th scope="row">Llamas</th>
          <td>12</td>
        </tr>
      </ScrollTable>,
    );
    expect(screen.getByRole('region', { name: 'Standings' })).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('table', { name: 'Standings' })).toBeInTheDocument();
  });
});

describe('Icon', () => {
  it('is decoration without a title and a picture with one', () => {
    const { container, rerender } = render(<Icon name="check" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    rerender(<Icon name="check" title="Done" />);
    expect(screen.getByRole('img', { name: 'Done' })).toBeInTheDocument();
  });
});
