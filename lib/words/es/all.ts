// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../language';
import * as access from './access';
import * as account from './account';
import * as answerHelp from './answer-help';
import * as answers from './answers';
import * as boxScore from './box-score';
import * as boxScores from './box-scores';
import * as chartHandles from './chart-handles';
import * as charts from './charts';
import * as classDrive from './class-drive';
import * as colors from './colors';
import * as corrections from './corrections';
import * as crop from './crop';
import * as dashboard from './dashboard';
import * as dates from './dates';
import * as draft from './draft';
import * as entry from './entry';
import * as eyesUp from './eyes-up';
import * as families from './families';
import * as football from './football';
import * as form from './form';
import * as formulaLevels from './formula-levels';
import * as graph from './graph';
import * as graphBuilder from './graph-builder';
import * as graphChecks from './graph-checks';
import * as graphEditing from './graph-editing';
import * as graphHub from './graph-hub';
import * as graphNames from './graph-names';
import * as graphQuestions from './graph-questions';
import * as graphReview from './graph-review';
import * as graphStatistics from './graph-statistics';
import * as graphsBoxAndWhisker from './graphs/box-and-whisker';
import * as graphsCircle from './graphs/circle';
import * as graphsGraphWords from './graphs/graph-words';
import * as graphsHistogram from './graphs/histogram';
import * as graphsLessonWords from './graphs/lesson-words';
import * as graphsMultipleLine from './graphs/multiple-line';
import * as graphsRegistry from './graphs/registry';
import * as graphsScatterPlot from './graphs/scatter-plot';
import * as graphsStackedBar from './graphs/stacked-bar';
import * as graphsStemAndLeaf from './graphs/stem-and-leaf';
import * as graphsTones from './graphs/tones';
import * as helmet from './helmet';
import * as help from './help';
import * as hints from './hints';
import * as join from './join';
import * as leaderboards from './leaderboards';
import * as league from './league';
import * as lessons from './lessons';
import * as lineup from './lineup';
import * as live from './live';
import * as loginCard from './login-card';
import * as math from './math';
import * as mistakeNames from './mistake-names';
import * as mvp from './mvp';
import * as myMath from './my-math';
import * as names from './names';
import * as noStarters from './no-starters';
import * as numbers from './numbers';
import * as offline from './offline';
import * as onboarding from './onboarding';
import * as outbox from './outbox';
import * as ownCard from './own-card';
import * as ownLines from './own-lines';
import * as pageProblems from './page-problems';
import * as passwords from './passwords';
import * as pause from './pause';
import * as pictureProblems from './picture-problems';
import * as play from './play';
import * as positions from './positions';
import * as practice from './practice';
import * as practiceCard from './practice-card';
import * as profile from './profile';
import * as reading from './reading';
import * as roster from './roster';
import * as ruleText from './rule-text';
import * as schoolSignIn from './school-sign-in';
import * as scoreCard from './score-card';
import * as screenError from './screen-error';
import * as sendGraph from './send-graph';
import * as shell from './shell';
import * as signIn from './sign-in';
import * as signUp from './sign-up';
import * as skills from './skills';
import * as spokenNumbers from './spoken-numbers';
import * as stepNames from './step-names';
import * as stickers from './stickers';
import * as studentGlossary from './student-glossary';
import * as studentPages from './student-pages';
import * as talk from './talk';
import * as team from './team';
import * as teamLook from './team-look';
import * as teamName from './team-name';
import * as together from './together';
import * as turnIn from './turn-in';
import * as ui from './ui';
import * as verdictBar from './verdict-bar';
import * as verdicts from './verdicts';
import * as visit from './visit';
import * as week from './week';
import * as weekNames from './week-names';
import * as workViews from './work-views';

addSpanish({
  access: access,
  account: account,
  'answer-help': answerHelp,
  answers: answers,
  'box-score': boxScore,
  'box-scores': boxScores,
  'chart-handles': chartHandles,
  charts: charts,
  'class-drive': classDrive,
  colors: colors,
  corrections: corrections,
  crop: crop,
  dashboard: dashboard,
  dates: dates,
  draft: draft,
  entry: entry,
  'eyes-up': eyesUp,
  families: families,
  football: football,
  form: form,
  'formula-levels': formulaLevels,
  graph: graph,
  'graph-builder': graphBuilder,
  'graph-checks': graphChecks,
  'graph-editing': graphEditing,
  'graph-hub': graphHub,
  'graph-names': graphNames,
  'graph-questions': graphQuestions,
  'graph-review': graphReview,
  'graph-statistics': graphStatistics,
  'graphs/box-and-whisker': graphsBoxAndWhisker,
  'graphs/circle': graphsCircle,
  'graphs/graph-words': graphsGraphWords,
  'graphs/histogram': graphsHistogram,
  'graphs/lesson-words': graphsLessonWords,
  'graphs/multiple-line': graphsMultipleLine,
  'graphs/registry': graphsRegistry,
  'graphs/scatter-plot': graphsScatterPlot,
  'graphs/stacked-bar': graphsStackedBar,
  'graphs/stem-and-leaf': graphsStemAndLeaf,
  'graphs/tones': graphsTones,
  helmet: helmet,
  help: help,
  hints: hints,
  join: join,
  leaderboards: leaderboards,
  league: league,
  lessons: lessons,
  lineup: lineup,
  live: live,
  'login-card': loginCard,
  math: math,
  'mistake-names': mistakeNames,
  mvp: mvp,
  'my-math': myMath,
  names: names,
  'no-starters': noStarters,
  numbers: numbers,
  offline: offline,
  onboarding: onboarding,
  outbox: outbox,
  'own-card': ownCard,
  'own-lines': ownLines,
  'page-problems': pageProblems,
  passwords: passwords,
  pause: pause,
  'picture-problems': pictureProblems,
  play: play,
  positions: positions,
  practice: practice,
  'practice-card': practiceCard,
  profile: profile,
  reading: reading,
  roster: roster,
  'rule-text': ruleText,
  'school-sign-in': schoolSignIn,
  'score-card': scoreCard,
  'screen-error': screenError,
  'send-graph': sendGraph,
  shell: shell,
  'sign-in': signIn,
  'sign-up': signUp,
  skills: skills,
  'spoken-numbers': spokenNumbers,
  'step-names': stepNames,
  stickers: stickers,
  'student-glossary': studentGlossary,
  'student-pages': studentPages,
  talk: talk,
  team: team,
  'team-look': teamLook,
  'team-name': teamName,
  together: together,
  'turn-in': turnIn,
  ui: ui,
  'verdict-bar': verdictBar,
  verdicts: verdicts,
  visit: visit,
  week: week,
  'week-names': weekNames,
  'work-views': workViews,
});
