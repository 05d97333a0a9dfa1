import { timestampFromDate } from '../time/timestamp';
import { endedEyesUpMessage, eyesUpSecondsLeft, newEyesUpMessage } from './eyes-up';

const at = (time: string) => new Date(`2023-10-17T${time}Z`);
const eyesUp = newEyesUpMessage('Look at the board, please.', at('13:00:00'));

describe('eyes up', () => {
  it.each([
    ['when it begins, for ten minutes', '13:00:00', 600],
    ['in the middle', '13:04:30', 330],
    ['in its last half second, for a whole one', '13:09:59.500', 1],
    ['after ten minutes, by itself, for no longer', '13:10:00', 0],
    ['long after', '18:00:00', 0],
    ['on a clock that was set back, for no more than ten minutes', '12:00:00', 600],
  ])('is on %s', (_, time, seconds) => {
    expect(eyesUpSecondsLeft(eyesUp, at(time))).toBe(seconds);
  });

  it('ends at once, and keeps its sentence for the next time', () => {
    const ended = endedEyesUpMessage(eyesUp, at('13:02:00'));
    expect(eyesUpSecondsLeft(ended, at('13:02:00'))).toBe(0);
    expect(ended).toEqual({ ...eyesUp, until: timestampFromDate(at('13:02:00')) });
  });

  it('that is over is not ended again', () => {
    expect(endedEyesUpMessage(eyesUp, at('13:20:00'))).toEqual(eyesUp);
  });
});
