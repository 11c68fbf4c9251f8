// Short names for the structures of the protocol.
import type { components } from './protocol';

type Schemas = components['schemas'];

export type HowPart = Schemas['HowPart'];
export type HowToPlay = Schemas['HowToPlay'];
export type GameInfo = Schemas['GameInfo'];
export type RuleChapter = Schemas['RuleChapter'];
export type Problem = Schemas['Problem'];
export type TableInfo = Schemas['TableInfo'];
export type Announcement = Schemas['Announcement'];
export type NewTable = Schemas['NewTable'];
export type TakeSeat = Schemas['TakeSeat'];
export type Fairness = Schemas['Fairness'];
export type OptionInfo = Schemas['OptionInfo'];
export type DecisionInfo = Schemas['DecisionInfo'];
export type LogLine = Schemas['LogLine'];
export type Remark = Schemas['Remark'];
export type Happening = Schemas['Happening'];
export type Account = Schemas['Account'];
export type Moment = Schemas['Moment'];
export type DraftInfo = Schemas['DraftInfo'];
export type PickInfo = Schemas['PickInfo'];
export type TotalInfo = Schemas['TotalInfo'];
export type Drafted = Schemas['Drafted'];
export type Ack = Schemas['Ack'];
export type Refused = Schemas['Refused'];
export type Why = Schemas['Why'];
export type Hint = Schemas['Hint'];
export type Reviewing = Schemas['Reviewing'];
export type Review = Schemas['Review'];
export type TurningPoint = Schemas['TurningPoint'];
export type Lapse = Schemas['Lapse'];
export type Continue = Schemas['Continue'];
export type LessonInfo = Schemas['LessonInfo'];
export type LessonStep = Schemas['LessonStep'];
export type PuzzleTold = Schemas['PuzzleTold'];
export type PuzzleInfo = Schemas['PuzzleInfo'];
export type PuzzleList = Schemas['PuzzleList'];
export type MistakeInfo = Schemas['MistakeInfo'];
export type CardFace = Schemas['CardFace'];
export type ProfileInfo = Schemas['ProfileInfo'];
export type SizeInfo = Schemas['SizeInfo'];
export type Leaderboard = Schemas['Leaderboard'];
export type RatingChange = Schemas['RatingChange'];
export type PlayerMark = Schemas['PlayerMark'];
export type Me = Schemas['Me'];
export type DeviceLink = Schemas['DeviceLink'];
export type LinkInfo = Schemas['LinkInfo'];
export type RecoveryCodes = Schemas['RecoveryCodes'];
export type SetPassword = Schemas['SetPassword'];
export type SignIn = Schemas['SignIn'];
export type PasskeyQuestion = Schemas['PasskeyQuestion'];
export type NewPasskey = Schemas['NewPasskey'];
export type UsePasskey = Schemas['UsePasskey'];
export type TidingInfo = Schemas['TidingInfo'];
export type WaysInfo = Schemas['WaysInfo'];
export type Want = Schemas['Want'];
export type Subscribe = Schemas['Subscribe'];
export type Talk = Schemas['Talk'];
export type TalkLine = Schemas['TalkLine'];
export type Said = Schemas['Said'];
export type React = Schemas['React'];

export type Terms = Schemas['Terms'];
export type Clock = NonNullable<Terms['clock']>;
export type ClockInfo = Schemas['ClockInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type LobbyInfo = Schemas['LobbyInfo'];
export type QuickMatch = Schemas['QuickMatch'];
export type Invitation = Schemas['Invitation'];
/** What somebody does beside the game. */
export type Deed =
  | Schemas['FillSeat']
  | Schemas['StandIn']
  | Schemas['ComeBack']
  | Schemas['Resign']
  | Schemas['Pause']
  | Schemas['Face'];
/** The same, before it has an id. */
export type DeedWish = Deed extends infer One ? (One extends Deed ? Omit<One, 'id'> : never) : never;

export type ServerMessage =
  | Moment
  | Ack
  | Drafted
  | Refused
  | Why
  | Schemas['Thinking']
  | Schemas['Presence']
  | Schemas['Announcements']
  | Hint
  | Reviewing
  | Review
  | Talk
  | Said
  | Schemas['Heard'];

export type ClientMessage =
  | Schemas['Choose']
  | Schemas['ChangeDraft']
  | Schemas['ChooseSet']
  | Schemas['Undo']
  | Schemas['Redo']
  | Schemas['AskWhy']
  | Schemas['Hurry']
  | Schemas['AskHint']
  | Schemas['AskReview']
  | Schemas['Say']
  | React
  | Schemas['Mute']
  | Schemas['Complain']
  | Schemas['SwitchTalk']
  | Deed;
