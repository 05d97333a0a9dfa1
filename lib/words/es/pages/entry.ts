// Written by `npx tsx scripts/build-words.ts`.
import { addSpanish } from '../../language';
import { signInIsBusyText as access_signInIsBusyText } from '../access';
import {
  cookiesBlockedText as account_cookiesBlockedText,
  cookiesBlockedTitle as account_cookiesBlockedTitle,
  forgotPasswordWithUserNameText as account_forgotPasswordWithUserNameText,
} from '../account';
import { colorLabel as colors_colorLabel, helmetWords as colors_helmetWords } from '../colors';
import {
  FORM_STATUS as form_FORM_STATUS,
  notReachedText as form_notReachedText,
  pleaseReloadText as form_pleaseReloadText,
} from '../form';
import {
  levelInSentence as formulaLevels_levelInSentence,
  levelName as formulaLevels_levelName,
} from '../formula-levels';
import { helmetOfText as helmet_helmetOfText } from '../helmet';
import {
  FIND_LEAGUE as join_FIND_LEAGUE,
  JOIN as join_JOIN,
  joinedLeagueText as join_joinedLeagueText,
  leagueFoundTitle as join_leagueFoundTitle,
} from '../join';
import {
  deviceDayAndTimeText as offline_deviceDayAndTimeText,
  OFFLINE as offline_OFFLINE,
  savedAtTimeText as offline_savedAtTimeText,
} from '../offline';
import {
  ASSESSMENT_WORDS as onboarding_ASSESSMENT_WORDS,
  formulasInUseText as onboarding_formulasInUseText,
  ONBOARDING as onboarding_ONBOARDING,
  recommendedLevelLabel as onboarding_recommendedLevelLabel,
} from '../onboarding';
import {
  askOperatorForLinkText as passwords_askOperatorForLinkText,
  PASSWORDS as passwords_PASSWORDS,
} from '../passwords';
import {
  NAME_BOXES as profile_NAME_BOXES,
  SAY_YOUR_NAME as profile_SAY_YOUR_NAME,
} from '../profile';
import {
  CONNECT_SCHOOL_ACCOUNT as schoolSignIn_CONNECT_SCHOOL_ACCOUNT,
  SCHOOL_SIGN_IN as schoolSignIn_SCHOOL_SIGN_IN,
} from '../school-sign-in';
import {
  codeForTeacherText as screenError_codeForTeacherText,
  dataFailureText as screenError_dataFailureText,
  SCREEN_ERROR as screenError_SCREEN_ERROR,
  shareErrorNumberText as screenError_shareErrorNumberText,
} from '../screen-error';
import {
  operatorContactText as signIn_operatorContactText,
  SIGN_IN as signIn_SIGN_IN,
  SIGN_IN_NAME_FIELD as signIn_SIGN_IN_NAME_FIELD,
} from '../sign-in';
import { SIGN_UP as signUp_SIGN_UP, yourEmailText as signUp_yourEmailText } from '../sign-up';
import {
  mascotName as teamLook_mascotName,
  newTeamNameAnnouncementText as teamLook_newTeamNameAnnouncementText,
  TEAM_LOOK as teamLook_TEAM_LOOK,
  themeName as teamLook_themeName,
} from '../team-look';
import {
  pagePartNotLoadedText as ui_pagePartNotLoadedText,
  recordUnreadableText as ui_recordUnreadableText,
  someUnreadableText as ui_someUnreadableText,
  UI as ui_UI,
} from '../ui';

addSpanish({
  access: { signInIsBusyText: access_signInIsBusyText },
  account: {
    cookiesBlockedText: account_cookiesBlockedText,
    cookiesBlockedTitle: account_cookiesBlockedTitle,
    forgotPasswordWithUserNameText: account_forgotPasswordWithUserNameText,
  },
  colors: { colorLabel: colors_colorLabel, helmetWords: colors_helmetWords },
  form: {
    FORM_STATUS: form_FORM_STATUS,
    notReachedText: form_notReachedText,
    pleaseReloadText: form_pleaseReloadText,
  },
  'formula-levels': {
    levelInSentence: formulaLevels_levelInSentence,
    levelName: formulaLevels_levelName,
  },
  helmet: { helmetOfText: helmet_helmetOfText },
  join: {
    FIND_LEAGUE: join_FIND_LEAGUE,
    JOIN: join_JOIN,
    joinedLeagueText: join_joinedLeagueText,
    leagueFoundTitle: join_leagueFoundTitle,
  },
  offline: {
    OFFLINE: offline_OFFLINE,
    deviceDayAndTimeText: offline_deviceDayAndTimeText,
    savedAtTimeText: offline_savedAtTimeText,
  },
  onboarding: {
    ASSESSMENT_WORDS: onboarding_ASSESSMENT_WORDS,
    ONBOARDING: onboarding_ONBOARDING,
    formulasInUseText: onboarding_formulasInUseText,
    recommendedLevelLabel: onboarding_recommendedLevelLabel,
  },
  passwords: {
    PASSWORDS: passwords_PASSWORDS,
    askOperatorForLinkText: passwords_askOperatorForLinkText,
  },
  profile: { NAME_BOXES: profile_NAME_BOXES, SAY_YOUR_NAME: profile_SAY_YOUR_NAME },
  'school-sign-in': {
    CONNECT_SCHOOL_ACCOUNT: schoolSignIn_CONNECT_SCHOOL_ACCOUNT,
    SCHOOL_SIGN_IN: schoolSignIn_SCHOOL_SIGN_IN,
  },
  'screen-error': {
    SCREEN_ERROR: screenError_SCREEN_ERROR,
    codeForTeacherText: screenError_codeForTeacherText,
    dataFailureText: screenError_dataFailureText,
    shareErrorNumberText: screenError_shareErrorNumberText,
  },
  'sign-in': {
    SIGN_IN: signIn_SIGN_IN,
    SIGN_IN_NAME_FIELD: signIn_SIGN_IN_NAME_FIELD,
    operatorContactText: signIn_operatorContactText,
  },
  'sign-up': { SIGN_UP: signUp_SIGN_UP, yourEmailText: signUp_yourEmailText },
  'team-look': {
    TEAM_LOOK: teamLook_TEAM_LOOK,
    mascotName: teamLook_mascotName,
    newTeamNameAnnouncementText: teamLook_newTeamNameAnnouncementText,
    themeName: teamLook_themeName,
  },
  ui: {
    UI: ui_UI,
    pagePartNotLoadedText: ui_pagePartNotLoadedText,
    recordUnreadableText: ui_recordUnreadableText,
    someUnreadableText: ui_someUnreadableText,
  },
});
