import { leftOutColumnMeanings, parseListStudents, parsePastedClassList } from '../class-list';

// Class lists in the formats that other programs write and teachers paste. The children are made
// up, and the expected results were typed by hand.
type Case = {
  from: string;
  list: string;
  /** "First name, initial, own reference"; "?" before a name that the teacher must check. */
  children: string[];
  /** Shows if each cell is a student, and if the teacher is asked about it. */
  layout?: 'cells' | 'lines';
  asks?: 'order' | 'names';
  dropped?: string[];
  rows?: string[];
};

const LISTS: Case[] = [
  {
    from: 'PowerSchool, quick export with tabs',
    list: 'Student_Number\tLastFirst\tGender\tDOB\tGrade_Level\n10023\tGarcía, José\tM\t03/14/2014\t6\n10031\tJohnson, Emma\tF\t07/02/2014\t6\n10044\tKim, Mary Ann\tF\t01/30/2014\t6\n10087\tGriffey Jr., Ken\tM\t09/23/2014\t6\n10102\tWatt, J.J.\tM\t05/08/2014\t6\n',
    children: ['José G 10023', 'Emma J 10031', '?Mary Ann K 10044', 'Ken G 10087', 'J.J. W 10102'],
    dropped: ['gender', 'birthday', 'grade'],
  },
  {
    from: 'PowerSchool, cells copied without their header',
    list: '10023\tGarcía, José\tM\n10031\tJohnson, Emma\tF\n10058\tJohnson, Emma R.\tF\n10041\tOkafor, Chidi\tM',
    children: ['José G 10023', 'Emma J 10031', 'Emma J 10058', 'Chidi O 10041'],
    dropped: ['gender'],
  },
  {
    from: 'PowerSchool, a roster printed from a screen',
    list: 'Lincoln Middle School\nRivera, A   Math 6   Period 2\n\n#   Student   Grade\n1   Garcia, Jose Luis   6\n2   Nguyen, Thi Anh   6\n3   O’Neil, Sean Patrick   6\n4   Park, Mina   6\nTotal students: 4\n',
    children: ['?Jose G', '?Thi N', '?Sean O', 'Mina P'],
    dropped: ['grade'],
    rows: ['title', 'title', 'total'],
  },
  {
    from: 'Infinite Campus, a roster file with quotes',
    list: '"Student Name","Student Number","Grade","Gender","Homeroom Teacher"\r\n"Lovelace, Ada","554301","05","F","Rivera, Ana"\r\n"Chen, Bo","554302","05","M","Rivera, Ana"\r\n"de la Cruz, Juan","554317","05","M","Rivera, Ana"\r\n',
    children: ['Ada L 554301', 'Bo C 554302', 'Juan D 554317'],
    dropped: ['grade', 'gender', 'class'],
  },
  {
    from: 'Infinite Campus, ad hoc file with guardians',
    list: 'student.lastName,student.firstName,student.middleName,student.studentNumber,contacts.guardianFirstName,contacts.guardianEmail\nÅngström,Zoë,Marie,7001,Lena,lena@example.org\nŻak,Łukasz,,7002,Jan,jan@example.org\n',
    children: ['Zoë Å 7001', 'Łukasz Ż 7002'],
    dropped: ['middle', 'family'],
  },
  {
    from: 'Skyward, class list with totals',
    list: '﻿Student Name (Last, First MI);Name Key;Gr;Sex;Phone\nWASHINGTON, DEANDRE T;WASHIDEA000;07;M;(555) 010-0101\nMCKAY, MARY-ANN;MCKAYMAR000;07;F;(555) 010-0102\nO’BRIEN, AJ;OBRIEAJ0000;07;M;(555) 010-0103\n;;;;\nCount: 3;;;;\n',
    children: ['Deandre W', 'Mary-Ann M', 'AJ O'],
    dropped: ['other', 'gender', 'phone'],
    rows: ['total'],
  },
  {
    from: 'Skyward, two lists on two printed pages',
    list: 'Last Name\tFirst Name\tOther ID\nBaker\tLiam\tS4401\nCarter\tNoah\tS4402\nPage 1 of 2\nLast Name\tFirst Name\tOther ID\nDiaz\tMía\tS4403\nPage 2 of 2',
    children: ['Liam B S4401', 'Noah C S4402', 'Mía D S4403'],
    rows: ['total', 'header', 'total'],
  },
  {
    from: 'Google Classroom, grades as a file',
    list: 'Last Name,First Name,Email Address,Fractions quiz,Unit 1\nLovelace,Ada,ada.l@school.example,8,9\nvan Dyke,Bo Li,bo.v@school.example,,10\n',
    children: ['Ada L', 'Bo Li V'],
    dropped: ['email', 'other'],
  },
  {
    from: 'Google Classroom, the page of people copied',
    list: 'Teachers\nMs. Rivera\nStudents\n4 students\nActions\nAda Lovelace\nBo Chen\nMary Ann Kim\nCy D.\n',
    children: ['Ada L', 'Bo C', '?Mary K', 'Cy D'],
    rows: ['title', 'title', 'total', 'title'],
  },
  {
    from: 'Google Groups, members with first name first',
    list: 'First name,Last name,Email address\nMary Ann,Kim,mkim5@lincoln.example\nJ.J.,Watt,jwatt1@lincoln.example\nKen,"Griffey, Jr.",kgriffey9@lincoln.example\n',
    children: ['Mary Ann K', 'J.J. W', 'Ken G'],
    dropped: ['email'],
  },
  {
    from: 'Clever, students.csv',
    list: 'School_id,Student_id,Student_number,State_id,Last_name,Middle_name,First_name,Grade,Gender,DOB,Race,Hispanic_Latino,Student_email,Username,Password\n22,900011,12001,CA-55101,Fernández,,Lucía,6,F,2/3/2014,,Y,lucia@example.org,lucia1,pw\n22,900012,12002,CA-55102,Smith,James,William,6,M,4/5/2014,,N,will@example.org,will2,pw\n',
    children: ['Lucía F 900011', 'William S 900012'],
    dropped: ['class', 'other-id', 'middle', 'grade', 'gender', 'birthday', 'background', 'email'],
  },
  {
    from: 'Clever, portal roster with a preferred name',
    list: 'Name,Preferred Name,SIS ID,Sections\nAbdul-Rahman Al Saud,,80001,Math 6 P2\nJuan de la Cruz,Juanito,80002,Math 6 P2\nSofía García López,,80003,Math 6 P2\n',
    children: ['Abdul-Rahman A 80001', 'Juanito D 80002', '?Sofía L 80003'],
    dropped: ['class'],
  },
  {
    from: 'OneRoster 1.1, users.csv',
    list: 'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password\nu-1,active,2026-08-01T00:00:00.000Z,true,o-1,teacher,rivera,,Ana,Rivera,,T100,ana@example.org,,,,,\nu-2,active,2026-08-01T00:00:00.000Z,true,o-1,student,adal,,Ada,Lovelace,King,S200,ada@example.org,,,,06,\nu-3,tobedeleted,2026-08-01T00:00:00.000Z,true,o-1,student,gone,,Old,Student,,S201,,,,,06,\nu-4,active,2026-08-01T00:00:00.000Z,true,o-1,student,joseg,,José,García,,S202,,,,,06,\n',
    children: ['Ada L S200', 'José G S202'],
    dropped: ['other-id', 'status', 'other', 'class', 'role', 'middle', 'email', 'grade'],
    rows: ['adult', 'gone'],
  },
  {
    from: 'OneRoster 1.2, users.csv, which has no roles',
    list: '"sourcedId","status","dateLastModified","enabledUser","username","userIds","givenName","familyName","middleName","identifier","email","userMasterIdentifier","preferredGivenName","primaryOrgSourcedId","pronouns"\n"a1","active","","true","bo","","Bo","Chen","","S1","","","","o",""\n"a2","active","","true","cy","","Cy","d\'Angelo","","S2","","","","o",""\n',
    children: ['Bo C S1', 'Cy D S2'],
    dropped: ['other-id', 'status', 'class'],
  },
  {
    from: 'a spreadsheet with a No. column and a title above',
    list: 'Room 12 Fractions\t\t\t\nRoom 12\tPeriod 2\t\t\nNo.\tSurname\tForename\tBirthday\n1\tLovelace\tAda\t12/10/2013\n2\tHopper\tGrace\t12/09/2013\n4\tTuring\tAlan\t06/23/2014\n',
    children: ['Ada L', 'Grace H', 'Alan T'],
    dropped: ['birthday'],
    rows: ['title', 'title'],
  },
  {
    from: 'a spreadsheet of two columns without a header',
    list: 'Lovelace\tAda\nHopper\tGrace\nTuring\tAlan\n',
    children: ['Ada L', 'Grace H', 'Alan T'],
    asks: 'order',
  },
  {
    from: 'a spreadsheet of first names and initials',
    list: 'Ada\tL\nGrace\tH\nAlan\tT.\n',
    children: ['Ada L', 'Grace H', 'Alan T'],
  },
  {
    from: 'a spreadsheet with line breaks in its header, and codes that Excel keeps as text',
    list: '"Student\nNumber"\t"Full\nName"\t"Parent\nE-mail"\n="00123"\tBo Chen\tparent@example.org\n="00124"\tAda King Lovelace\tother@example.org\n',
    children: ['Bo C 00123', '?Ada L 00124'],
    dropped: ['family'],
  },
  {
    from: 'a spreadsheet in Spanish',
    list: 'Matrícula;Apellidos;Nombre;Sexo\n3301;Hernández Ruiz;Ximena;M\n3302;Núñez;Iñaki;H\n',
    children: ['Ximena H 3301', 'Iñaki N 3302'],
    dropped: ['gender'],
  },
  {
    from: 'a table whose header nobody knows',
    list: 'Kundennr\tRufname\n5001\tBo Chen\n5002\tAda Lovelace\n5003\tCy Diaz\n5004\tDi Evans\n',
    children: ['Bo C 5001', 'Ada L 5002', 'Cy D 5003', 'Di E 5004'],
  },
  {
    from: 'a numbered list from a letter',
    list: '1. Ada Lovelace\n2. Chen, Bo\n3) J. J. Watt\n4. Robert "Bobby" Smith\n5. Maria Guadalupe Esperanza Diaz\n6. Griffey, Ken, Jr.\n',
    children: ['Ada L', 'Bo C', 'J.J. W', '?Robert S', '?Maria D', 'Ken G'],
  },
  {
    from: 'typed by hand, every line in another way',
    list: 'ada lovelace\nBo C.\nGarcía, José\nMary Ann K.\nRivera, Ana, Beto\n???\n',
    children: ['Ada L', 'Bo C', 'José G', '?Mary Ann K'],
    rows: ['too-many-names', 'no-name'],
  },
  {
    from: 'Canvas, a gradebook with its points and its test student',
    list: 'Student,ID,SIS User ID,SIS Login ID,Section,Fractions quiz (123)\n    Points Possible,,,,,10\n"García, José",4411,10023,jgarcia,Math 6 P2,8\n"Johnson, Emma",4412,10031,ejohnson,Math 6 P2,9\n"Student, Test",,,abcdef,Math 6 P2,\n',
    children: ['José G 4411', 'Emma J 4412'],
    dropped: ['other-id', 'class', 'other'],
    rows: ['total', 'test'],
  },
  {
    from: 'Google Classroom, a grade sheet with dates, points and averages among the children',
    list: '\t\t\tOct 1\tOct 8\nLast Name\tFirst Name\tEmail Address\tQuiz 1\tQuiz 2\n\t\tPoints\t10\t10\n\tClass average\t\t8.5\t9\nLovelace\tAda\ta@example.org\t8\t9\nChen\tBo\tb@example.org\t9\t9\n',
    children: ['Ada L', 'Bo C'],
    dropped: ['email', 'other'],
    rows: ['title', 'total', 'total'],
  },
  {
    from: 'Infinite Campus, a roster with an average and totals at the end',
    list: 'Student Name\tGrade\tStudent Number\nLovelace, Ada\t06\t10023\nHopper, Grace\t06\t10024\nTotal Male: 0\tTotal Female: 2\t\nAverage\t6\t\n',
    children: ['Ada L 10023', 'Grace H 10024'],
    dropped: ['grade'],
    rows: ['total', 'total'],
  },
  {
    from: 'a spreadsheet with two lines of titles, of which the lower one says more',
    list: 'Student\t\tContact\t\nLast\tFirst\tPhone\tEmail\nLovelace\tAda\t555-010-0101\ta@example.org\nHopper\tGrace\t555-010-0102\tg@example.org\n',
    children: ['Ada L', 'Grace H'],
    dropped: ['phone', 'email'],
    rows: ['title'],
  },
  {
    from: 'a spreadsheet that calls two columns "Name" and two "ID"',
    list: 'Name,Name,ID,ID\nAda,Lovelace,10023,99001\nGrace,Hopper,10024,99002\nAlan,Turing,10025,99003\n',
    children: ['Lovelace A 10023', 'Hopper G 10024', 'Turing A 10025'],
    asks: 'order',
    dropped: ['other-id'],
  },
  {
    from: 'one column that says "last first" and has no comma',
    list: 'Name (Last First)\nGarcia Jose\nLovelace Ada\n',
    children: ['?Jose G', '?Ada L'],
  },
  {
    from: 'a file of UTF-8 that a spreadsheet took for one of Windows',
    list: 'Last,First\nGarc\u00c3\u00ada,Jos\u00c3\u00a9\nRuiz,Mar\u00c3\u00ada\n\u00c3\u2026ngstr\u00c3\u00b6m,Zo\u00c3\u00ab\nP\u00c3\u00a9rez,Jes\u00c3\u00bas\n',
    children: ['José G', 'María R', 'Zoë Å', 'Jesús P'],
  },
  {
    from: 'UTF-16 that was pasted with a zero after each letter',
    list: `\u00ff\u00fe${[...'Last,First\r\nLovelace,Ada\r\nHopper,Grace\r\n'].join('\u0000')}\u0000`,
    children: ['Ada L', 'Grace H'],
  },
  {
    from: 'a sheet of yes and no for each child, without numbers',
    list: 'Last,First,IEP,504\nLovelace,Ada,Y,N\nHopper,Grace,N,N\n',
    children: ['Ada L', 'Grace H'],
    dropped: ['background'],
  },
  {
    from: 'a sheet with the numbers that a government gives',
    list: '123-45-6789\tLovelace, Ada\n123-45-6780\tHopper, Grace\n123-45-6781\tTuring, Alan\n',
    children: ['Ada L', 'Grace H', 'Alan T'],
    dropped: ['background'],
  },
  {
    from: 'Arabic, from right to left, with its own comma',
    list: '\u200fName\n\u202bحسن، علي\u202c\nكريم، سارة\nنور، ليلى\n',
    children: ['علي ح', 'سارة ك', 'ليلى ن'],
  },
  {
    from: 'names that begin with the family and have no space',
    list: '王小明\n김민준\nAda Lovelace\n',
    children: ['?小明 王', '?민준 김', 'Ada L'],
  },
  {
    from: 'one line of an email, with the names and their addresses',
    list: 'Ada Lovelace <ada@example.org>\nGrace Hopper <grace@example.org>\n',
    children: ['Ada L', 'Grace H'],
  },
  {
    from: 'one line with commas between the children',
    list: 'Ada Lovelace, Grace Hopper, Bo Chen, Mary Ann Kim',
    children: ['Ada L', 'Grace H', 'Bo C', '?Mary K'],
  },
  {
    from: 'a file with students who are named like a line of a report',
    list: 'Student,ID\n"Page, Ana",10023\n"Report, Bo",10024\n"Student, Bo",10025\n"Max, Cy",10026\n"Null, Di",10027\n"Test, Ed",10028\n"Total, Flo",10029\nTotal,7\n',
    children: [
      'Ana P 10023',
      'Bo R 10024',
      'Bo S 10025',
      'Cy M 10026',
      'Di N 10027',
      'Ed T 10028',
      'Flo T 10029',
    ],
    rows: ['total'],
  },
  {
    from: 'a gradebook of first names, one of which is Max',
    list: 'Name\tQ1\tQ2\nMax\t99\t88\nAna\t90\t70\nBo\t80\t60\nMax points\t100\t100\nAverage\t89.7\t72.7\n',
    children: ['Max', 'Ana', 'Bo'],
    dropped: ['other'],
    rows: ['total', 'total'],
  },
  {
    from: 'a gradebook of whole names with its maximum below',
    list: 'Name\tQ1\tQ2\nLopez, Ana\t99\t88\nChen, Bo\t90\t70\nMax\t100\t100\n',
    children: ['Ana L', 'Bo C'],
    dropped: ['other'],
    rows: ['total'],
  },
  {
    from: 'a CSV file whose numbers are formulas, so that they keep their zeros',
    list: 'ID,Name\n"=""0012345""","Lopez, Ana"\n"=""0012346""","Chen, Bo"\n',
    children: ['Ana L 0012345', 'Bo C 0012346'],
  },
  {
    from: 'cells with an apostrophe in front of numbers, and names that begin with one',
    list: "ID\tLast\tFirst\n'0012345\t'Akana\tLeilani\n'0012346\tChen\tBo\n",
    children: ['Leilani A 0012345', 'Bo C 0012346'],
  },
  {
    from: 'PowerSchool, with preferred names for some',
    list: 'Last Name,First Name,Preferred Name,Preferred Last Name\nLopez,Anastasia,Ana,Lopez\nChen,Robert,,\nKim,Jeffrey,Jay Kim,Park\n',
    children: ['Ana L', 'Robert C', 'Jay K'],
    dropped: ['other-name'],
  },
  {
    from: 'a sheet whose only names are the preferred ones',
    list: 'Preferred Name\tStudent ID\nAna Lopez\t10023\nBo Chen\t10024\n',
    children: ['Ana L 10023', 'Bo C 10024'],
  },
  {
    from: 'Google Classroom, with students who have not accepted yet',
    list: 'Ana Lopez\njoao@example.org (invited)\nBo Chen (invited)\nCy Diaz cy@example.org\nDi (Dee) Evans\n',
    children: ['Ana L', 'Bo C', 'Cy D', '?Di E'],
    rows: ['letters'],
  },
  {
    from: 'a list with notes behind names, and one who has left',
    list: 'Lopez, Ana (IEP)\nChen, Bo (he/him)\nDiaz, Cy (P3)\nEvans, Di (Withdrawn)\n',
    children: ['Ana L', 'Bo C', 'Cy D'],
    rows: ['gone'],
  },
  {
    from: 'an attendance sheet without a header',
    list: 'Ana Lopez\tP\tP\tA\tP\nBo Chen\tP\tT\tP\tP\nCy Diaz\tA\tP\tP\tP\n',
    children: ['Ana L', 'Bo C', 'Cy D'],
    dropped: ['other', 'same'],
  },
  {
    from: 'an attendance sheet with dates',
    list: 'Student\t9/1\t9/2\t9/3\nLopez, Ana\tP\tP\tA\nChen, Bo\tP\tT\tP\nDiaz, Cy\tA\tP\tP\n',
    children: ['Ana L', 'Bo C', 'Cy D'],
    dropped: ['other'],
  },
  {
    from: 'an attendance sheet with the letters of the days',
    list: 'Name\tM\tT\tW\tTh\tF\nAna Lopez\tP\tP\tA\tP\tP\nBo Chen\tP\tT\tP\tP\tP\nCy Diaz\tA\tP\tP\tP\tP\n',
    children: ['Ana L', 'Bo C', 'Cy D'],
    dropped: ['other'],
  },
  {
    from: 'an attendance sheet of first names, with an empty corner',
    list: 'Week of Sept 1\n\tMon\tTue\tWed\nAna\tP\tP\tA\nBo\tP\tA\tP\nCy\tP\tP\tP\n',
    children: ['Ana', 'Bo', 'Cy'],
    dropped: ['same', 'other'],
    rows: ['title'],
  },
  {
    from: 'one day of attendance beside first names',
    list: 'Ana\tP\nBo\tP\nCy\tA\nDi\tP\n',
    children: ['Ana', 'Bo', 'Cy', 'Di'],
    dropped: ['other'],
  },
  {
    from: 'first names with the letter of the last name beside them',
    list: 'Ana\tL\nBo\tC\nCy\tD\nDi\tP\n',
    children: ['Ana L', 'Bo C', 'Cy D', 'Di P'],
  },
  {
    from: 'a seating chart of whole names with a free seat',
    list: 'Ana Lopez\tBo Chen\tCy Diaz\tDi Evans\nEd Fox\t\tGus Hall\tHan Ito\nIda Jones\tJo Kim\tKai Lee\tLiv Moe\n',
    layout: 'cells',
    children: [
      'Ana L',
      'Bo C',
      'Cy D',
      'Di E',
      'Ed F',
      'Gus H',
      'Han I',
      'Ida J',
      'Jo K',
      'Kai L',
      'Liv M',
    ],
  },
  {
    from: 'a seating chart of first names with the room around it',
    list: 'Front of room\nAna\tBo\tCy\tDoor\nEd\tFlo\tGus\tHan\nIda\tJo\tKai\t\nTeacher’s desk\n',
    layout: 'cells',
    children: ['Ana', 'Bo', 'Cy', 'Ed', 'Flo', 'Gus', 'Han', 'Ida', 'Jo', 'Kai'],
    rows: ['furniture', 'furniture', 'furniture'],
  },
  {
    from: 'rows of seats with commas between the students and numbers on the desks',
    list: '1 Ana L., 2 Bo C., 3 Cy D.\n4 Ed F., 5 Flo G., 6 Gus H.\n7 Ida J., 8 Jo K., 9 Kai L.\n',
    layout: 'cells',
    children: ['Ana L', 'Bo C', 'Cy D', 'Ed F', 'Flo G', 'Gus H', 'Ida J', 'Jo K', 'Kai L'],
  },
  {
    from: 'a class list printed in two columns',
    list: 'Lopez, Ana\tFox, Ed\nChen, Bo\tHall, Gus\nDiaz, Cy\tIto, Han\n',
    layout: 'cells',
    children: ['Ana L', 'Ed F', 'Bo C', 'Gus H', 'Cy D', 'Han I'],
  },
  {
    from: 'a list with the number behind each name',
    list: 'Lopez, Ana 0012\nChen, Bo (0417)\nDiaz, Cy - 0339\n',
    children: ['Ana L 0012', 'Bo C 0417', 'Cy D 0339'],
  },
  {
    from: 'a list with a plan’s number behind two names',
    list: 'Ana Lopez\nBo Chen 504\nCy Diaz\nDi Evans 504\nEd Fox\n',
    children: ['Ana L', 'Bo C', 'Cy D', 'Di E', 'Ed F'],
  },
  {
    from: 'first names on one line',
    list: 'Ana, Bo, Cy, Di, Ed',
    layout: 'cells',
    children: ['Ana', 'Bo', 'Cy', 'Di', 'Ed'],
  },
  {
    from: 'a spreadsheet in Spanish whose “Nombre” is the whole name',
    list: 'Nombre\tGrupo\nAna López\t6A\nLuis Ángel Núñez\t6A\nEva Díaz\t6A\n',
    children: ['Ana L', '?Luis N', 'Eva D'],
    dropped: ['class'],
  },
  {
    from: 'a spreadsheet in Spanish with “(s)” in its headers',
    list: 'Apellido(s) y nombre(s)\tMatrícula\nLópez, Ana\tA17\nDíaz Ruiz, Eva\tA22\n',
    children: ['Ana L A17', 'Eva D A22'],
  },
  {
    from: 'a gradebook with its summary below, and a child named Low',
    list: 'Name\tUnit 1\nAna Lopez\t88\nGus Low\t90\nAvg\t89\nHighest\t90\nLow\t88\nMin\t88\nStd. dev.\t1.4\n',
    children: ['Ana L', 'Gus L'],
    dropped: ['other'],
    rows: ['total', 'total', 'total', 'total', 'total'],
  },
  {
    from: 'first names beside points, one of them Min and one Low',
    list: 'Name\tPoints\nAna\t88\nMin\t90\nLow\t75\n',
    children: ['Ana', 'Min', 'Low'],
    dropped: ['other'],
  },
  {
    from: 'last, first, and middle names without a header, which could be a seating chart',
    list: 'Lovelace\tAda\tKing\nHopper\tGrace\tBrewster\nTuring\tAlan\tMathison\nNoether\tEmmy\tAmalie\n',
    layout: 'lines',
    children: ['Ada L', 'Grace H', 'Alan T', 'Emmy N'],
    asks: 'order',
    dropped: ['other'],
  },
];

it('are forty lists and more', () => expect(LISTS.length).toBeGreaterThanOrEqual(40));

it.each(LISTS)('$from', ({ list, children, layout, asks = null, dropped = [], rows = [] }) => {
  const pasted = parsePastedClassList(list);
  const { students, problems, later } = parseListStudents(pasted, pasted.uses);
  const told = students.map(({ names, needsCheck: isAsked, ownReference }) => {
    const [name] = names;
    return `${isAsked ? '?' : ''}${name?.firstName} ${name?.lastInitial} ${ownReference}`.trim();
  });
  expect(told).toEqual(children);
  expect(pasted.unclear).toBe(asks);
  expect(pasted.isLayoutUnclear ? pasted.layout : undefined).toBe(layout);
  expect(leftOutColumnMeanings(pasted, pasted.uses)).toEqual(dropped);
  const header = pasted.leftOut.findIndex(({ why }) => why === 'header');
  const others = pasted.columns.some((column) => column.header !== '')
    ? pasted.leftOut.filter((_, at) => at !== header)
    : pasted.leftOut;
  expect([...others, ...problems].map(({ why }) => why)).toEqual(rows);
  expect(later).toEqual([]);
});
