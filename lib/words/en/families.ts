/** One sheet for the families of a class. */
export const FAMILIES = {
  title: 'For families',
  lead: 'What your child’s math class plays, and how you can help',
  print: 'Print this page',
  columns: [
    [
      {
        heading: 'What the class does',
        blocks: [
          'The class plays fantasy football. Each student picks real NFL players. Every week, ' +
            'the class works out by hand how many points they made in real games. ' +
            'Nobody has to know football.',
        ],
      },
      {
        heading: 'Why fractions',
        blocks: [
          'Points come in parts. If 20 yards make 1 point, then 7 yards make 7/20 of a point. ' +
            'Adding such parts takes what grades 5 to 8 learn about fractions, with new, real ' +
            'numbers each week.',
        ],
      },
      {
        heading: 'Five minutes at home',
        blocks: [
          'You don’t need to know the answer. Ask:',
          [
            '“Which line are you on? What does this number mean?”',
            '“Before you work it out: about how many points will it be?”',
            '“How do you know?” Then listen. Explaining is learning.',
            '“What have you tried? What does the hint say?”',
          ],
          'Please don’t give the answer. Each try helps the app find the right hint.',
        ],
      },
    ],
    [
      {
        heading: 'The login card',
        blocks: [
          'A slip with the app’s address, a user name, and a password. Keep it safe, and show it ' +
            'to no one. Is it lost? The teacher prints a new one.',
        ],
      },
      {
        heading: 'Nothing is for money',
        blocks: [
          'No prizes, bets, fees, or ads. MVP points and stickers are for finished work. ' +
            'They aren’t grades.',
        ],
      },
      {
        heading: 'How to reach the teacher',
        blocks: ['The way you always do. The app has no messages between families and teachers.'],
      },
      {
        heading: 'What is kept about your child',
        blocks: [
          'A first name, one letter of the last name, a user name or email, and the schoolwork. ' +
            'No full name, birthday, address, or photo of your child. You can ask the teacher to ' +
            'see it, or to have it deleted.',
        ],
      },
    ],
  ],
  privacy: 'All about privacy',
} as const;

export const productForFamiliesTitle = (product: string): string => `${product}, for families`;
