// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import {
  angleText as chartHandles_angleText,
  figureGroupText as chartHandles_figureGroupText,
  MARK_HINTS as chartHandles_MARK_HINTS,
  markText as chartHandles_markText,
  notSetText as chartHandles_notSetText,
  spotHintText as chartHandles_spotHintText,
} from '../chart-handles';
import {
  CHARTS as charts_CHARTS,
  pictureOfText as charts_pictureOfText,
  TYPED_WORDS as charts_TYPED_WORDS,
} from '../charts';
import {
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import {
  BUILDER as graphBuilder_BUILDER,
  chosenCountText as graphBuilder_chosenCountText,
  playersToChooseText as graphBuilder_playersToChooseText,
  scaleOfText as graphBuilder_scaleOfText,
  someRightText as graphBuilder_someRightText,
  whenText as graphBuilder_whenText,
  yourNumbersText as graphBuilder_yourNumbersText,
} from '../graph-builder';
import {
  CHECK_TITLES as graphChecks_CHECK_TITLES,
  checkMessage as graphChecks_checkMessage,
} from '../graph-checks';
import {
  allLeavesText as graphEditing_allLeavesText,
  axisHandleText as graphEditing_axisHandleText,
  axisQuestionText as graphEditing_axisQuestionText,
  axisText as graphEditing_axisText,
  barQuestionText as graphEditing_barQuestionText,
  barTopText as graphEditing_barTopText,
  binEndText as graphEditing_binEndText,
  binQuestionText as graphEditing_binQuestionText,
  binStartText as graphEditing_binStartText,
  binsText as graphEditing_binsText,
  binTopText as graphEditing_binTopText,
  binWidthQuestionText as graphEditing_binWidthQuestionText,
  binWidthText as graphEditing_binWidthText,
  dataText as graphEditing_dataText,
  degreesText as graphEditing_degreesText,
  draggedNumberText as graphEditing_draggedNumberText,
  FIVE_NUMBER_LABELS as graphEditing_FIVE_NUMBER_LABELS,
  FIVE_NUMBER_SHORT_LABELS as graphEditing_FIVE_NUMBER_SHORT_LABELS,
  firstBinQuestionText as graphEditing_firstBinQuestionText,
  fiveHandleText as graphEditing_fiveHandleText,
  fiveQuestionText as graphEditing_fiveQuestionText,
  gamesText as graphEditing_gamesText,
  gamesUnitText as graphEditing_gamesUnitText,
  gameText as graphEditing_gameText,
  handsGroupText as graphEditing_handsGroupText,
  handsHelpText as graphEditing_handsHelpText,
  lastStemQuestionText as graphEditing_lastStemQuestionText,
  leafHint as graphEditing_leafHint,
  leafOnText as graphEditing_leafOnText,
  leafPlaceText as graphEditing_leafPlaceText,
  leavesLeftText as graphEditing_leavesLeftText,
  lineHintText as graphEditing_lineHintText,
  lineInHandText as graphEditing_lineInHandText,
  linePointText as graphEditing_linePointText,
  looseLeafText as graphEditing_looseLeafText,
  numbersText as graphEditing_numbersText,
  oneLessText as graphEditing_oneLessText,
  oneMoreText as graphEditing_oneMoreText,
  partOfWholeText as graphEditing_partOfWholeText,
  piecesText as graphEditing_piecesText,
  pointQuestionText as graphEditing_pointQuestionText,
  pointText as graphEditing_pointText,
  pullAxisText as graphEditing_pullAxisText,
  pullStemsText as graphEditing_pullStemsText,
  pullUpText as graphEditing_pullUpText,
  redoText as graphEditing_redoText,
  sliceEdgeText as graphEditing_sliceEdgeText,
  sliceQuestionText as graphEditing_sliceQuestionText,
  snapText as graphEditing_snapText,
  snapToText as graphEditing_snapToText,
  stemFirstText as graphEditing_stemFirstText,
  stemLastText as graphEditing_stemLastText,
  stemText as graphEditing_stemText,
  trendHintText as graphEditing_trendHintText,
  trendPointText as graphEditing_trendPointText,
  undoText as graphEditing_undoText,
} from '../graph-editing';
import { graphTypeName as graphNames_graphTypeName } from '../graph-names';
import {
  CHART_WORDS as graphStatistics_CHART_WORDS,
  statisticLabel as graphStatistics_statisticLabel,
  unitCountText as graphStatistics_unitCountText,
  unitOfText as graphStatistics_unitOfText,
  unitText as graphStatistics_unitText,
} from '../graph-statistics';
import {
  BOX_AND_WHISKER as graphsBoxAndWhisker_BOX_AND_WHISKER,
  boxAndWhiskerWords as graphsBoxAndWhisker_boxAndWhiskerWords,
  fiveNumbersForText as graphsBoxAndWhisker_fiveNumbersForText,
} from '../graphs/box-and-whisker';
import {
  CIRCLE as graphsCircle_CIRCLE,
  catchesInText as graphsCircle_catchesInText,
  circleWords as graphsCircle_circleWords,
} from '../graphs/circle';
import { tableOf as graphsGraphWords_tableOf } from '../graphs/graph-words';
import {
  binLabel as graphsHistogram_binLabel,
  gamesByYardsText as graphsHistogram_gamesByYardsText,
  HISTOGRAM as graphsHistogram_HISTOGRAM,
  histogramWords as graphsHistogram_histogramWords,
  upToText as graphsHistogram_upToText,
} from '../graphs/histogram';
import {
  howHighText as graphsMultipleLine_howHighText,
  MULTIPLE_LINE as graphsMultipleLine_MULTIPLE_LINE,
  multipleLineWords as graphsMultipleLine_multipleLineWords,
  pointsOfText as graphsMultipleLine_pointsOfText,
  yardsThroughText as graphsMultipleLine_yardsThroughText,
} from '../graphs/multiple-line';
import {
  catchesAndYardsSinceText as graphsScatterPlot_catchesAndYardsSinceText,
  SCATTER_PLOT as graphsScatterPlot_SCATTER_PLOT,
  scatterPlotWords as graphsScatterPlot_scatterPlotWords,
  trendPointLabel as graphsScatterPlot_trendPointLabel,
} from '../graphs/scatter-plot';
import {
  STACKED_BAR as graphsStackedBar_STACKED_BAR,
  stackedBarWords as graphsStackedBar_stackedBarWords,
  yardsInText as graphsStackedBar_yardsInText,
} from '../graphs/stacked-bar';
import {
  keyOfText as graphsStemAndLeaf_keyOfText,
  STEM_AND_LEAF as graphsStemAndLeaf_STEM_AND_LEAF,
  stemAndLeafWords as graphsStemAndLeaf_stemAndLeafWords,
  stemName as graphsStemAndLeaf_stemName,
  yardsBelowText as graphsStemAndLeaf_yardsBelowText,
} from '../graphs/stem-and-leaf';
import {
  hearItText as graphsTones_hearItText,
  onlyWithKeysText as graphsTones_onlyWithKeysText,
  sequenceWords as graphsTones_sequenceWords,
  soundOfText as graphsTones_soundOfText,
  tonePlayerText as graphsTones_tonePlayerText,
  tonesHelpText as graphsTones_tonesHelpText,
  toneWords as graphsTones_toneWords,
} from '../graphs/tones';
import { joinedText as join_joinedText, takenOut as join_takenOut } from '../join';
import {
  LIVE as live_LIVE,
  linesAskedText as live_linesAskedText,
  weekIsOpenText as live_weekIsOpenText,
} from '../live';
import { earnedText as mvp_earnedText } from '../mvp';
import { someOfText as numbers_someOfText } from '../numbers';
import {
  LINE_STATES as offline_LINE_STATES,
  OFFLINE as offline_OFFLINE,
  pageSavedText as offline_pageSavedText,
  savedTimeText as offline_savedTimeText,
} from '../offline';
import { cardChangedText as ownCard_cardChangedText } from '../own-card';
import {
  leagueHasEndedMeansText as pause_leagueHasEndedMeansText,
  leagueHasEndedTitle as pause_leagueHasEndedTitle,
  pauseMeans as pause_pauseMeans,
  pauseTitle as pause_pauseTitle,
} from '../pause';
import { positionTitle as positions_positionTitle } from '../positions';
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
import { BAR as verdictBar_BAR } from '../verdict-bar';
import { weekTitle as weekNames_weekTitle } from '../week-names';

addSpanish({
  'chart-handles': {
    MARK_HINTS: chartHandles_MARK_HINTS,
    angleText: chartHandles_angleText,
    figureGroupText: chartHandles_figureGroupText,
    markText: chartHandles_markText,
    notSetText: chartHandles_notSetText,
    spotHintText: chartHandles_spotHintText,
  },
  charts: {
    CHARTS: charts_CHARTS,
    TYPED_WORDS: charts_TYPED_WORDS,
    pictureOfText: charts_pictureOfText,
  },
  form: { notReachedText: form_notReachedText, pleaseReloadText: form_pleaseReloadText },
  'graph-builder': {
    BUILDER: graphBuilder_BUILDER,
    chosenCountText: graphBuilder_chosenCountText,
    playersToChooseText: graphBuilder_playersToChooseText,
    scaleOfText: graphBuilder_scaleOfText,
    someRightText: graphBuilder_someRightText,
    whenText: graphBuilder_whenText,
    yourNumbersText: graphBuilder_yourNumbersText,
  },
  'graph-checks': {
    CHECK_TITLES: graphChecks_CHECK_TITLES,
    checkMessage: graphChecks_checkMessage,
  },
  'graph-editing': {
    FIVE_NUMBER_LABELS: graphEditing_FIVE_NUMBER_LABELS,
    FIVE_NUMBER_SHORT_LABELS: graphEditing_FIVE_NUMBER_SHORT_LABELS,
    allLeavesText: graphEditing_allLeavesText,
    axisHandleText: graphEditing_axisHandleText,
    axisQuestionText: graphEditing_axisQuestionText,
    axisText: graphEditing_axisText,
    barQuestionText: graphEditing_barQuestionText,
    barTopText: graphEditing_barTopText,
    binEndText: graphEditing_binEndText,
    binQuestionText: graphEditing_binQuestionText,
    binStartText: graphEditing_binStartText,
    binTopText: graphEditing_binTopText,
    binWidthQuestionText: graphEditing_binWidthQuestionText,
    binWidthText: graphEditing_binWidthText,
    binsText: graphEditing_binsText,
    dataText: graphEditing_dataText,
    degreesText: graphEditing_degreesText,
    draggedNumberText: graphEditing_draggedNumberText,
    firstBinQuestionText: graphEditing_firstBinQuestionText,
    fiveHandleText: graphEditing_fiveHandleText,
    fiveQuestionText: graphEditing_fiveQuestionText,
    gameText: graphEditing_gameText,
    gamesText: graphEditing_gamesText,
    gamesUnitText: graphEditing_gamesUnitText,
    handsGroupText: graphEditing_handsGroupText,
    handsHelpText: graphEditing_handsHelpText,
    lastStemQuestionText: graphEditing_lastStemQuestionText,
    leafHint: graphEditing_leafHint,
    leafOnText: graphEditing_leafOnText,
    leafPlaceText: graphEditing_leafPlaceText,
    leavesLeftText: graphEditing_leavesLeftText,
    lineHintText: graphEditing_lineHintText,
    lineInHandText: graphEditing_lineInHandText,
    linePointText: graphEditing_linePointText,
    looseLeafText: graphEditing_looseLeafText,
    numbersText: graphEditing_numbersText,
    oneLessText: graphEditing_oneLessText,
    oneMoreText: graphEditing_oneMoreText,
    partOfWholeText: graphEditing_partOfWholeText,
    piecesText: graphEditing_piecesText,
    pointQuestionText: graphEditing_pointQuestionText,
    pointText: graphEditing_pointText,
    pullAxisText: graphEditing_pullAxisText,
    pullStemsText: graphEditing_pullStemsText,
    pullUpText: graphEditing_pullUpText,
    redoText: graphEditing_redoText,
    sliceEdgeText: graphEditing_sliceEdgeText,
    sliceQuestionText: graphEditing_sliceQuestionText,
    snapText: graphEditing_snapText,
    snapToText: graphEditing_snapToText,
    stemFirstText: graphEditing_stemFirstText,
    stemLastText: graphEditing_stemLastText,
    stemText: graphEditing_stemText,
    trendHintText: graphEditing_trendHintText,
    trendPointText: graphEditing_trendPointText,
    undoText: graphEditing_undoText,
  },
  'graph-names': { graphTypeName: graphNames_graphTypeName },
  'graph-statistics': {
    CHART_WORDS: graphStatistics_CHART_WORDS,
    statisticLabel: graphStatistics_statisticLabel,
    unitCountText: graphStatistics_unitCountText,
    unitOfText: graphStatistics_unitOfText,
    unitText: graphStatistics_unitText,
  },
  'graphs/box-and-whisker': {
    BOX_AND_WHISKER: graphsBoxAndWhisker_BOX_AND_WHISKER,
    boxAndWhiskerWords: graphsBoxAndWhisker_boxAndWhiskerWords,
    fiveNumbersForText: graphsBoxAndWhisker_fiveNumbersForText,
  },
  'graphs/circle': {
    CIRCLE: graphsCircle_CIRCLE,
    catchesInText: graphsCircle_catchesInText,
    circleWords: graphsCircle_circleWords,
  },
  'graphs/graph-words': { tableOf: graphsGraphWords_tableOf },
  'graphs/histogram': {
    HISTOGRAM: graphsHistogram_HISTOGRAM,
    binLabel: graphsHistogram_binLabel,
    gamesByYardsText: graphsHistogram_gamesByYardsText,
    histogramWords: graphsHistogram_histogramWords,
    upToText: graphsHistogram_upToText,
  },
  'graphs/multiple-line': {
    MULTIPLE_LINE: graphsMultipleLine_MULTIPLE_LINE,
    howHighText: graphsMultipleLine_howHighText,
    multipleLineWords: graphsMultipleLine_multipleLineWords,
    pointsOfText: graphsMultipleLine_pointsOfText,
    yardsThroughText: graphsMultipleLine_yardsThroughText,
  },
  'graphs/scatter-plot': {
    SCATTER_PLOT: graphsScatterPlot_SCATTER_PLOT,
    catchesAndYardsSinceText: graphsScatterPlot_catchesAndYardsSinceText,
    scatterPlotWords: graphsScatterPlot_scatterPlotWords,
    trendPointLabel: graphsScatterPlot_trendPointLabel,
  },
  'graphs/stacked-bar': {
    STACKED_BAR: graphsStackedBar_STACKED_BAR,
    stackedBarWords: graphsStackedBar_stackedBarWords,
    yardsInText: graphsStackedBar_yardsInText,
  },
  'graphs/stem-and-leaf': {
    STEM_AND_LEAF: graphsStemAndLeaf_STEM_AND_LEAF,
    keyOfText: graphsStemAndLeaf_keyOfText,
    stemAndLeafWords: graphsStemAndLeaf_stemAndLeafWords,
    stemName: graphsStemAndLeaf_stemName,
    yardsBelowText: graphsStemAndLeaf_yardsBelowText,
  },
  'graphs/tones': {
    hearItText: graphsTones_hearItText,
    onlyWithKeysText: graphsTones_onlyWithKeysText,
    sequenceWords: graphsTones_sequenceWords,
    soundOfText: graphsTones_soundOfText,
    tonePlayerText: graphsTones_tonePlayerText,
    toneWords: graphsTones_toneWords,
    tonesHelpText: graphsTones_tonesHelpText,
  },
  join: { joinedText: join_joinedText, takenOut: join_takenOut },
  live: {
    LIVE: live_LIVE,
    linesAskedText: live_linesAskedText,
    weekIsOpenText: live_weekIsOpenText,
  },
  mvp: { earnedText: mvp_earnedText },
  numbers: { someOfText: numbers_someOfText },
  offline: {
    LINE_STATES: offline_LINE_STATES,
    OFFLINE: offline_OFFLINE,
    pageSavedText: offline_pageSavedText,
    savedTimeText: offline_savedTimeText,
  },
  'own-card': { cardChangedText: ownCard_cardChangedText },
  pause: {
    leagueHasEndedMeansText: pause_leagueHasEndedMeansText,
    leagueHasEndedTitle: pause_leagueHasEndedTitle,
    pauseMeans: pause_pauseMeans,
    pauseTitle: pause_pauseTitle,
  },
  positions: { positionTitle: positions_positionTitle },
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
  'verdict-bar': { BAR: verdictBar_BAR },
  'week-names': { weekTitle: weekNames_weekTitle },
});
