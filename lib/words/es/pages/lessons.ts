// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { answerHelpText as answerHelp_answerHelpText } from '../answer-help';
import {
  angleText as chartHandles_angleText,
  figureGroupText as chartHandles_figureGroupText,
  MARK_HINTS as chartHandles_MARK_HINTS,
  markText as chartHandles_markText,
  notSetText as chartHandles_notSetText,
  spotHintText as chartHandles_spotHintText,
} from '../chart-handles';
import { CHARTS as charts_CHARTS, pictureOfText as charts_pictureOfText } from '../charts';
import {
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import { BUILDER as graphBuilder_BUILDER } from '../graph-builder';
import {
  axisQuestionText as graphEditing_axisQuestionText,
  FIVE_NUMBER_LABELS as graphEditing_FIVE_NUMBER_LABELS,
  handsGroupText as graphEditing_handsGroupText,
  pullUpText as graphEditing_pullUpText,
} from '../graph-editing';
import { graphTypeName as graphNames_graphTypeName } from '../graph-names';
import {
  CHART_WORDS as graphStatistics_CHART_WORDS,
  unitCountText as graphStatistics_unitCountText,
  unitOfText as graphStatistics_unitOfText,
  unitText as graphStatistics_unitText,
} from '../graph-statistics';
import {
  BOX_AND_WHISKER as graphsBoxAndWhisker_BOX_AND_WHISKER,
  boxAndWhiskerWords as graphsBoxAndWhisker_boxAndWhiskerWords,
  FIVE_NUMBER_SHORT_LABELS as graphsBoxAndWhisker_FIVE_NUMBER_SHORT_LABELS,
  fiveHandleText as graphsBoxAndWhisker_fiveHandleText,
  fiveNumbersForText as graphsBoxAndWhisker_fiveNumbersForText,
  fiveQuestionText as graphsBoxAndWhisker_fiveQuestionText,
  numbersText as graphsBoxAndWhisker_numbersText,
} from '../graphs/box-and-whisker';
import {
  CIRCLE as graphsCircle_CIRCLE,
  catchesInText as graphsCircle_catchesInText,
  circleWords as graphsCircle_circleWords,
  degreesText as graphsCircle_degreesText,
  draggedNumberText as graphsCircle_draggedNumberText,
  partOfWholeText as graphsCircle_partOfWholeText,
  sliceEdgeText as graphsCircle_sliceEdgeText,
  sliceQuestionText as graphsCircle_sliceQuestionText,
} from '../graphs/circle';
import { tableOf as graphsGraphWords_tableOf } from '../graphs/graph-words';
import {
  binEndText as graphsHistogram_binEndText,
  binLabel as graphsHistogram_binLabel,
  binQuestionText as graphsHistogram_binQuestionText,
  binStartText as graphsHistogram_binStartText,
  binsText as graphsHistogram_binsText,
  binTopText as graphsHistogram_binTopText,
  binWidthQuestionText as graphsHistogram_binWidthQuestionText,
  binWidthText as graphsHistogram_binWidthText,
  firstBinQuestionText as graphsHistogram_firstBinQuestionText,
  gamesByYardsText as graphsHistogram_gamesByYardsText,
  gamesText as graphsHistogram_gamesText,
  gamesUnitText as graphsHistogram_gamesUnitText,
  HISTOGRAM as graphsHistogram_HISTOGRAM,
  histogramWords as graphsHistogram_histogramWords,
  upToText as graphsHistogram_upToText,
} from '../graphs/histogram';
import {
  gameText as graphsMultipleLine_gameText,
  howHighText as graphsMultipleLine_howHighText,
  lineHintText as graphsMultipleLine_lineHintText,
  lineInHandText as graphsMultipleLine_lineInHandText,
  linePointText as graphsMultipleLine_linePointText,
  MULTIPLE_LINE as graphsMultipleLine_MULTIPLE_LINE,
  multipleLineWords as graphsMultipleLine_multipleLineWords,
  pointQuestionText as graphsMultipleLine_pointQuestionText,
  pointsOfText as graphsMultipleLine_pointsOfText,
  yardsThroughText as graphsMultipleLine_yardsThroughText,
} from '../graphs/multiple-line';
import {
  catchesAndYardsSinceText as graphsScatterPlot_catchesAndYardsSinceText,
  pointText as graphsScatterPlot_pointText,
  SCATTER_PLOT as graphsScatterPlot_SCATTER_PLOT,
  scatterPlotWords as graphsScatterPlot_scatterPlotWords,
  trendHintText as graphsScatterPlot_trendHintText,
  trendPointLabel as graphsScatterPlot_trendPointLabel,
  trendPointText as graphsScatterPlot_trendPointText,
} from '../graphs/scatter-plot';
import {
  barQuestionText as graphsStackedBar_barQuestionText,
  barTopText as graphsStackedBar_barTopText,
  piecesText as graphsStackedBar_piecesText,
  STACKED_BAR as graphsStackedBar_STACKED_BAR,
  stackedBarWords as graphsStackedBar_stackedBarWords,
  yardsInText as graphsStackedBar_yardsInText,
} from '../graphs/stacked-bar';
import {
  keyOfText as graphsStemAndLeaf_keyOfText,
  lastStemQuestionText as graphsStemAndLeaf_lastStemQuestionText,
  leafOnText as graphsStemAndLeaf_leafOnText,
  STEM_AND_LEAF as graphsStemAndLeaf_STEM_AND_LEAF,
  stemAndLeafWords as graphsStemAndLeaf_stemAndLeafWords,
  stemName as graphsStemAndLeaf_stemName,
  yardsBelowText as graphsStemAndLeaf_yardsBelowText,
} from '../graphs/stem-and-leaf';
import {
  onlyWithKeysText as graphsTones_onlyWithKeysText,
  sequenceWords as graphsTones_sequenceWords,
  soundOfText as graphsTones_soundOfText,
  tonePlayerText as graphsTones_tonePlayerText,
  tonesHelpText as graphsTones_tonesHelpText,
  toneWords as graphsTones_toneWords,
} from '../graphs/tones';
import { joinedText as join_joinedText, takenOut as join_takenOut } from '../join';
import {
  handedInText as lessons_handedInText,
  handInPausedText as lessons_handInPausedText,
  LESSON as lessons_LESSON,
  LESSON_GRAPH as lessons_LESSON_GRAPH,
  lessonGraphReadyText as lessons_lessonGraphReadyText,
  lessonGraphThereText as lessons_lessonGraphThereText,
  lessonResultText as lessons_lessonResultText,
  markName as lessons_markName,
  markOrChooseText as lessons_markOrChooseText,
  markOrTypeText as lessons_markOrTypeText,
  numbersThroughText as lessons_numbersThroughText,
  outOfReachText as lessons_outOfReachText,
  stepOfLessonText as lessons_stepOfLessonText,
  stepOfText as lessons_stepOfText,
  yourAnswerText as lessons_yourAnswerText,
} from '../lessons';
import {
  LIVE as live_LIVE,
  linesAskedText as live_linesAskedText,
  weekIsOpenText as live_weekIsOpenText,
} from '../live';
import { MATH as math_MATH, STEPS as math_STEPS, triesText as math_triesText } from '../math';
import { earnedText as mvp_earnedText } from '../mvp';
import {
  LINE_STATES as offline_LINE_STATES,
  OFFLINE as offline_OFFLINE,
  pageSavedText as offline_pageSavedText,
  savedTimeText as offline_savedTimeText,
} from '../offline';
import {
  breakWords as outbox_breakWords,
  keepGoingInText as outbox_keepGoingInText,
  OUTBOX as outbox_OUTBOX,
  stillThereText as outbox_stillThereText,
  TROUBLES as outbox_TROUBLES,
  triesSoFarText as outbox_triesSoFarText,
  youTriedText as outbox_youTriedText,
} from '../outbox';
import { cardChangedText as ownCard_cardChangedText } from '../own-card';
import {
  leagueHasEndedMeansText as pause_leagueHasEndedMeansText,
  leagueHasEndedTitle as pause_leagueHasEndedTitle,
  pauseMeans as pause_pauseMeans,
  pauseTitle as pause_pauseTitle,
} from '../pause';
import {
  LANGUAGE_NAMES as reading_LANGUAGE_NAMES,
  noVoiceText as reading_noVoiceText,
  READING as reading_READING,
  voiceFailedText as reading_voiceFailedText,
} from '../reading';
import {
  codeForTeacherText as screenError_codeForTeacherText,
  dataFailureText as screenError_dataFailureText,
  SCREEN_ERROR as screenError_SCREEN_ERROR,
  shareNumberText as screenError_shareNumberText,
} from '../screen-error';
import { notSentText as sendGraph_notSentText } from '../send-graph';
import {
  SPOKEN_SIGNS as spokenNumbers_SPOKEN_SIGNS,
  speakMixedText as spokenNumbers_speakMixedText,
} from '../spoken-numbers';
import { stepNameText as stepNames_stepNameText } from '../step-names';
import {
  partMissingText as ui_partMissingText,
  recordUnreadableText as ui_recordUnreadableText,
  someUnreadableText as ui_someUnreadableText,
  UI as ui_UI,
} from '../ui';
import {
  afterNotYetText as verdictBar_afterNotYetText,
  BAR as verdictBar_BAR,
} from '../verdict-bar';
import { weekTitle as weekNames_weekTitle } from '../week-names';

addSpanish({
  'answer-help': { answerHelpText: answerHelp_answerHelpText },
  'chart-handles': {
    MARK_HINTS: chartHandles_MARK_HINTS,
    angleText: chartHandles_angleText,
    figureGroupText: chartHandles_figureGroupText,
    markText: chartHandles_markText,
    notSetText: chartHandles_notSetText,
    spotHintText: chartHandles_spotHintText,
  },
  charts: { CHARTS: charts_CHARTS, pictureOfText: charts_pictureOfText },
  form: { notReachedText: form_notReachedText, pleaseReloadText: form_pleaseReloadText },
  'graph-builder': { BUILDER: graphBuilder_BUILDER },
  'graph-editing': {
    FIVE_NUMBER_LABELS: graphEditing_FIVE_NUMBER_LABELS,
    axisQuestionText: graphEditing_axisQuestionText,
    handsGroupText: graphEditing_handsGroupText,
    pullUpText: graphEditing_pullUpText,
  },
  'graph-names': { graphTypeName: graphNames_graphTypeName },
  'graph-statistics': {
    CHART_WORDS: graphStatistics_CHART_WORDS,
    unitCountText: graphStatistics_unitCountText,
    unitOfText: graphStatistics_unitOfText,
    unitText: graphStatistics_unitText,
  },
  'graphs/box-and-whisker': {
    BOX_AND_WHISKER: graphsBoxAndWhisker_BOX_AND_WHISKER,
    FIVE_NUMBER_SHORT_LABELS: graphsBoxAndWhisker_FIVE_NUMBER_SHORT_LABELS,
    boxAndWhiskerWords: graphsBoxAndWhisker_boxAndWhiskerWords,
    fiveHandleText: graphsBoxAndWhisker_fiveHandleText,
    fiveNumbersForText: graphsBoxAndWhisker_fiveNumbersForText,
    fiveQuestionText: graphsBoxAndWhisker_fiveQuestionText,
    numbersText: graphsBoxAndWhisker_numbersText,
  },
  'graphs/circle': {
    CIRCLE: graphsCircle_CIRCLE,
    catchesInText: graphsCircle_catchesInText,
    circleWords: graphsCircle_circleWords,
    degreesText: graphsCircle_degreesText,
    draggedNumberText: graphsCircle_draggedNumberText,
    partOfWholeText: graphsCircle_partOfWholeText,
    sliceEdgeText: graphsCircle_sliceEdgeText,
    sliceQuestionText: graphsCircle_sliceQuestionText,
  },
  'graphs/graph-words': { tableOf: graphsGraphWords_tableOf },
  'graphs/histogram': {
    HISTOGRAM: graphsHistogram_HISTOGRAM,
    binEndText: graphsHistogram_binEndText,
    binLabel: graphsHistogram_binLabel,
    binQuestionText: graphsHistogram_binQuestionText,
    binStartText: graphsHistogram_binStartText,
    binTopText: graphsHistogram_binTopText,
    binWidthQuestionText: graphsHistogram_binWidthQuestionText,
    binWidthText: graphsHistogram_binWidthText,
    binsText: graphsHistogram_binsText,
    firstBinQuestionText: graphsHistogram_firstBinQuestionText,
    gamesByYardsText: graphsHistogram_gamesByYardsText,
    gamesText: graphsHistogram_gamesText,
    gamesUnitText: graphsHistogram_gamesUnitText,
    histogramWords: graphsHistogram_histogramWords,
    upToText: graphsHistogram_upToText,
  },
  'graphs/multiple-line': {
    MULTIPLE_LINE: graphsMultipleLine_MULTIPLE_LINE,
    gameText: graphsMultipleLine_gameText,
    howHighText: graphsMultipleLine_howHighText,
    lineHintText: graphsMultipleLine_lineHintText,
    lineInHandText: graphsMultipleLine_lineInHandText,
    linePointText: graphsMultipleLine_linePointText,
    multipleLineWords: graphsMultipleLine_multipleLineWords,
    pointQuestionText: graphsMultipleLine_pointQuestionText,
    pointsOfText: graphsMultipleLine_pointsOfText,
    yardsThroughText: graphsMultipleLine_yardsThroughText,
  },
  'graphs/scatter-plot': {
    SCATTER_PLOT: graphsScatterPlot_SCATTER_PLOT,
    catchesAndYardsSinceText: graphsScatterPlot_catchesAndYardsSinceText,
    pointText: graphsScatterPlot_pointText,
    scatterPlotWords: graphsScatterPlot_scatterPlotWords,
    trendHintText: graphsScatterPlot_trendHintText,
    trendPointLabel: graphsScatterPlot_trendPointLabel,
    trendPointText: graphsScatterPlot_trendPointText,
  },
  'graphs/stacked-bar': {
    STACKED_BAR: graphsStackedBar_STACKED_BAR,
    barQuestionText: graphsStackedBar_barQuestionText,
    barTopText: graphsStackedBar_barTopText,
    piecesText: graphsStackedBar_piecesText,
    stackedBarWords: graphsStackedBar_stackedBarWords,
    yardsInText: graphsStackedBar_yardsInText,
  },
  'graphs/stem-and-leaf': {
    STEM_AND_LEAF: graphsStemAndLeaf_STEM_AND_LEAF,
    keyOfText: graphsStemAndLeaf_keyOfText,
    lastStemQuestionText: graphsStemAndLeaf_lastStemQuestionText,
    leafOnText: graphsStemAndLeaf_leafOnText,
    stemAndLeafWords: graphsStemAndLeaf_stemAndLeafWords,
    stemName: graphsStemAndLeaf_stemName,
    yardsBelowText: graphsStemAndLeaf_yardsBelowText,
  },
  'graphs/tones': {
    onlyWithKeysText: graphsTones_onlyWithKeysText,
    sequenceWords: graphsTones_sequenceWords,
    soundOfText: graphsTones_soundOfText,
    tonePlayerText: graphsTones_tonePlayerText,
    toneWords: graphsTones_toneWords,
    tonesHelpText: graphsTones_tonesHelpText,
  },
  join: { joinedText: join_joinedText, takenOut: join_takenOut },
  lessons: {
    LESSON: lessons_LESSON,
    LESSON_GRAPH: lessons_LESSON_GRAPH,
    handInPausedText: lessons_handInPausedText,
    handedInText: lessons_handedInText,
    lessonGraphReadyText: lessons_lessonGraphReadyText,
    lessonGraphThereText: lessons_lessonGraphThereText,
    lessonResultText: lessons_lessonResultText,
    markName: lessons_markName,
    markOrChooseText: lessons_markOrChooseText,
    markOrTypeText: lessons_markOrTypeText,
    numbersThroughText: lessons_numbersThroughText,
    outOfReachText: lessons_outOfReachText,
    stepOfLessonText: lessons_stepOfLessonText,
    stepOfText: lessons_stepOfText,
    yourAnswerText: lessons_yourAnswerText,
  },
  live: {
    LIVE: live_LIVE,
    linesAskedText: live_linesAskedText,
    weekIsOpenText: live_weekIsOpenText,
  },
  math: { MATH: math_MATH, STEPS: math_STEPS, triesText: math_triesText },
  mvp: { earnedText: mvp_earnedText },
  offline: {
    LINE_STATES: offline_LINE_STATES,
    OFFLINE: offline_OFFLINE,
    pageSavedText: offline_pageSavedText,
    savedTimeText: offline_savedTimeText,
  },
  outbox: {
    OUTBOX: outbox_OUTBOX,
    TROUBLES: outbox_TROUBLES,
    breakWords: outbox_breakWords,
    keepGoingInText: outbox_keepGoingInText,
    stillThereText: outbox_stillThereText,
    triesSoFarText: outbox_triesSoFarText,
    youTriedText: outbox_youTriedText,
  },
  'own-card': { cardChangedText: ownCard_cardChangedText },
  pause: {
    leagueHasEndedMeansText: pause_leagueHasEndedMeansText,
    leagueHasEndedTitle: pause_leagueHasEndedTitle,
    pauseMeans: pause_pauseMeans,
    pauseTitle: pause_pauseTitle,
  },
  reading: {
    LANGUAGE_NAMES: reading_LANGUAGE_NAMES,
    READING: reading_READING,
    noVoiceText: reading_noVoiceText,
    voiceFailedText: reading_voiceFailedText,
  },
  'screen-error': {
    SCREEN_ERROR: screenError_SCREEN_ERROR,
    codeForTeacherText: screenError_codeForTeacherText,
    dataFailureText: screenError_dataFailureText,
    shareNumberText: screenError_shareNumberText,
  },
  'send-graph': { notSentText: sendGraph_notSentText },
  'spoken-numbers': {
    SPOKEN_SIGNS: spokenNumbers_SPOKEN_SIGNS,
    speakMixedText: spokenNumbers_speakMixedText,
  },
  'step-names': { stepNameText: stepNames_stepNameText },
  ui: {
    UI: ui_UI,
    partMissingText: ui_partMissingText,
    recordUnreadableText: ui_recordUnreadableText,
    someUnreadableText: ui_someUnreadableText,
  },
  'verdict-bar': { BAR: verdictBar_BAR, afterNotYetText: verdictBar_afterNotYetText },
  'week-names': { weekTitle: weekNames_weekTitle },
});
