import { LESSON_NEEDS } from '@/lib/domain/lessons/needs';
import { GRAPH_TYPES, walkLessons } from '@/lib/testing/lesson-walk';

const ALL_WEEKS = Array.from({ length: 18 }, (_, index) => index + 1);

it('holds for the lessons of 200 generated rosters, and for all weeks of the season', async () => {
  const counts = await walkLessons(200, ALL_WEEKS, 6);
  for (const type of GRAPH_TYPES) {
    for (const week of ALL_WEEKS) {
      const { made, closed } = counts.get(`${type} ${week}`) ?? { made: 0, closed: 1 };
      // A roster drawn blindly can hold players who never play; from the week a lesson is said to open, nearly all can begin.
      if (week > LESSON_NEEDS[type].fromWeek && made < 4 * closed)
        throw new Error(`${type} opens for ${made} only in week ${week}`);
    }
  }
}, 600_000);
