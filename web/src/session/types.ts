// Short names for the structures of the protocol.
import type { components } from './protocol';

type Schemas = components['schemas'];

export type GameInfo = Schemas['GameInfo'];
export type RuleChapter = Schemas['RuleChapter'];
export type Problem = Schemas['Problem'];
export type TableInfo = Schemas['TableInfo'];
export type NewTable = Schemas['NewTable'];
export type OptionInfo = Schemas['OptionInfo'];
export type DecisionInfo = Schemas['DecisionInfo'];
export type LogLine = Schemas['LogLine'];
export type Account = Schemas['Account'];
export type Moment = Schemas['Moment'];
export type Refused = Schemas['Refused'];
export type Why = Schemas['Why'];
export type Hint = Schemas['Hint'];
export type Reviewing = Schemas['Reviewing'];
export type Review = Schemas['Review'];
export type Lapse = Schemas['Lapse'];
export type Continue = Schemas['Continue'];
export type CardFace = Schemas['CardFace'];

export type ServerMessage =
  | Moment
  | Schemas['Ack']
  | Refused
  | Why
  | Schemas['Thinking']
  | Schemas['Presence']
  | Hint
  | Reviewing
  | Review;

export type ClientMessage =
  | Schemas['Choose']
  | Schemas['Undo']
  | Schemas['Redo']
  | Schemas['AskWhy']
  | Schemas['Hurry']
  | Schemas['AskHint']
  | Schemas['AskReview'];
