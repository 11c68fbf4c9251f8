// Written by tools/protocol_types.py from src/wartable/server/protocol.py and the views of the games.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Moment: {
      type: 'moment';
      seq: number;
      number: number;
      table: components['schemas']['TableInfo'];
      view: unknown;
      asked: components['schemas']['Asked'][];
      decision: components['schemas']['DecisionInfo'] | null;
      draft: components['schemas']['DraftInfo'] | null;
      undo: components['schemas']['UndoInfo'];
      redo: boolean;
      log_from: number;
      log: components['schemas']['LogLine'][];
      happened: components['schemas']['Happening'][];
      since: components['schemas']['LineSpan'] | null;
      remarks: components['schemas']['Remark'][];
      last: string[];
      over: boolean;
      account: components['schemas']['Account'] | null;
      lesson: components['schemas']['LessonInfo'] | null;
      puzzle: components['schemas']['PuzzleTold'] | null;
      clock: components['schemas']['ClockInfo'] | null;
    };
    /**
     * @description `expires`: when the table is deleted if nobody visits it; null if never, or while it is still in use.
     *
     *         `commitment` is that of the secret from which chance grows; null where the seed is a number. `you` is the seat that
     *         is shown, `yours` are all in which the viewer sits. `due`: when the viewer's clock is at zero, as far as is known.
     *         `cut_short`: it ended by resignation.
     */
    TableInfo: {
      id: string;
      game: string;
      players: number;
      options: {
        [key: string]: boolean | number | string;
      };
      seats: components['schemas']['SeatInfo'][];
      you: number | null;
      over: boolean;
      cut_short: boolean;
      choices: number;
      created: string;
      asked: number[];
      halted: components['schemas']['HaltInfo'] | null;
      result: components['schemas']['ResultInfo'] | null;
      expires: string | null;
      lesson: string | null;
      puzzle: string | null;
      commitment: string | null;
      edition: components['schemas']['EditionName'] | null;
      terms: components['schemas']['Terms'];
      yours: number[];
      host: number | null;
      paused: boolean;
      pause_wanted: number[];
      rematch: components['schemas']['RematchInfo'] | null;
      due: string | null;
    };
    SeatInfo: {
      seat: number;
      kind: 'bot' | 'open' | 'person';
      name: string;
      level: string | null;
      online: boolean;
      mark: components['schemas']['PlayerMark'] | null;
      stand_in: string | null;
      resigned: boolean;
      out_of_time: boolean;
      hints: number;
      temper: components['schemas']['TemperInfo'] | null;
    };
    /** @description By which a player is recognised: a sign on a ground of one of eight colours. */
    PlayerMark: {
      sign: string;
      colour: number;
    };
    /** @description What a bot leans to where moves seem equally good. */
    TemperInfo: {
      name: string;
      label: string;
      blurb: string;
    };
    /**
     * @description Why a game cannot go on; `choice` is the first that is no longer possible, 0 where that is not the reason.
     *
     *         `record`: whether the record can be downloaded.
     */
    HaltInfo: {
      code: string;
      text: string;
      choice: number;
      rule: string;
      record: boolean;
    };
    /** @description How a game ended, by seats. */
    ResultInfo: {
      winners: number[];
      scores: number[];
    };
    /** @description What records, tables and pages say about the data of a game. The digest is that of the data, not of the name. */
    EditionName: {
      name: string;
      digest: string;
    };
    /**
     * @description Public tables stand in the lobby; private ones are for those who sit there. `level` is that of stand-ins.
     *
     *         `rated`: the game counts for ratings; `rated.py` says what that needs. `one_device`: people pass a device around, so
     *         that one guest may sit in several seats. `follows`: the table of whose players this is the rematch; their seats are
     *         kept for them.
     */
    Terms: {
      visibility: 'link' | 'private' | 'public';
      hints: boolean;
      clock: (components['schemas']['Live'] | components['schemas']['Days']) | null;
      at_zero: 'bot' | 'wait';
      level: string;
      one_device: boolean;
      rated: boolean;
      follows: string;
    };
    /** @description Seconds for the game, and more for each choice; `together`: for each phase in which all choose in secret. */
    Live: {
      type: 'live';
      seconds: number;
      increment: number;
      together: number;
    };
    /** @description Days for each turn. */
    Days: {
      type: 'days';
      days: number;
    };
    /** @description The table of the rematch, and the seats that want it or do not. */
    RematchInfo: {
      table: string;
      yes: number[];
      no: number[];
    };
    Asked: {
      seat: number;
      question: string;
      text: string;
    };
    DecisionInfo: {
      seat: number;
      question: string;
      text: string;
      rule: string;
      options: components['schemas']['OptionInfo'][];
      shortcuts: components['schemas']['ShortcutInfo'][];
    };
    /**
     * @description `caution` is what a person should hear before taking it.
     *
     *         `confirm` is what it spends or reveals at once: a page asks for a second click, unless its reader has had enough.
     *         Options with the same `mode` can be chosen on the table only after a button with these words was pressed.
     *         What is `minor` is legal but seldom wanted.
     */
    OptionInfo: {
      key: string;
      text: string;
      touches: string[];
      caution: string | null;
      confirm: string | null;
      mode: string | null;
      minor: boolean;
    };
    /** @description A thing that no option touches and that stands for a row of choices. */
    ShortcutInfo: {
      thing: string;
      keys: string[];
    };
    /** @description An unfinished choice: what is picked, what can be added, what is known to follow, and whether it is complete. */
    DraftInfo: {
      picks: components['schemas']['PickInfo'][];
      additions: components['schemas']['PickInfo'][];
      totals: components['schemas']['TotalInfo'][];
      follows: string[];
      suggestions: string[][];
      ready: boolean;
      foreseen: unknown;
      full: boolean;
      confirm: string | null;
    };
    /**
     * @description Something that is or can be picked; `note` says what is already known about it, such as what it would bring.
     *
     *         `signs` say the same in brief: glyphs, numbers or names by which a page draws it. `instead`: it would take the
     *         place of another pick. What is `minor` is legal but seldom wanted. Of `touches`, `a|b` is one of two things alike.
     */
    PickInfo: {
      key: string;
      text: string;
      touches: string[];
      note: string;
      signs: string[][];
      instead: boolean;
      minor: boolean;
    };
    /** @description A running total; where it is a limit, `need` is the most that counts. */
    TotalInfo: {
      what: string;
      label: string;
      have: number;
      need: number;
      is_limit: boolean;
    };
    UndoInfo: {
      may: boolean;
      why: string | null;
    };
    /** @description What happened, told; `round` where the line says which round it is. */
    LogLine: {
      number: number;
      choice: number;
      seat: number | null;
      text: components['schemas']['Segment'][];
      round: number | null;
    };
    /** @description A piece of a sentence; `ref` is the id of the thing that it names. */
    Segment: {
      text: string;
      ref: string | null;
    };
    /**
     * @description A thing that happened, as data: what a page needs to show it step by step.
     *
     *         `glimpse` is the part of the view that it changed, as it was seen just then; null where it is not shown by itself.
     */
    Happening: {
      name: string;
      line: number;
      facts: {
        [key: string]: string | number;
      };
      glimpse: unknown;
    };
    /** @description Lines of the log, by their numbers; `end` is the first that does not belong to them. */
    LineSpan: {
      first: number;
      end: number;
    };
    /** @description What is said to the viewer about a thing on the table; `signs` say the same where there is little room. */
    Remark: {
      thing: string;
      text: string;
      signs: string[];
    };
    Account: {
      winners: number[];
      scores: number[];
      places: number[];
      lines: components['schemas']['AccountLine'][];
      ties: string[];
      rank: string | null;
    };
    AccountLine: {
      seat: number;
      text: string;
      points: number;
    };
    /** @description The steps from the last choice of a learner to the next, `first` the number of the first of `total`. */
    LessonInfo: {
      name: string;
      first: number;
      total: number;
      steps: components['schemas']['LessonStep'][];
    };
    /**
     * @description A step of a lesson: a sentence, what to do, and the things it is about.
     *
     *         `expects` are the keys that are to be chosen, or the picks that make the set being asked for.
     */
    LessonStep: {
      text: string;
      task: string;
      points: string[];
      expects: string[];
    };
    /**
     * @description A puzzle at its table. What would help is told when it is answered: `theme`, `answers`, `missed_by`.
     *
     *         `cost` is what the chosen answer gives away of the chance to win; `replying`: bots play on until all have replied.
     */
    PuzzleTold: {
      puzzle: string;
      grade: number | null;
      state: 'open' | 'other' | 'right' | 'wrong';
      replying: boolean;
      theme: ('combination' | 'defence' | 'denial' | 'end_game' | 'judgement' | 'timing') | null;
      taken: string;
      answers: string[];
      cost: number | null;
      missed_by: string[];
    };
    /** @description Milliseconds that each seat has left now, and the seats whose clocks run. `together`: a time that all share. */
    ClockInfo: {
      left: number[];
      runs: number[];
      together: boolean;
    };
    Ack: {
      type: 'ack';
      id: string;
      seq: number;
    };
    /** @description The draft as it stands now, sent to every window of its seat; `id` is that of the wish that changed it. */
    Drafted: {
      type: 'draft';
      id: string;
      seq: number;
      draft: components['schemas']['DraftInfo'];
    };
    Refused: {
      type: 'refused';
      id: string;
      code: string;
      rule: string;
      text: string;
    };
    Why: {
      type: 'why';
      id: string;
      thing: string;
      rule: string;
      text: string;
    };
    Thinking: {
      type: 'thinking';
      seat: number;
    };
    Presence: {
      type: 'presence';
      online: boolean[];
      spectators: number;
    };
    /** @description All that are in force; sent when they change. */
    Announcements: {
      type: 'announcements';
      list: components['schemas']['Announcement'][];
    };
    /** @description What the operator of the server announces; `at`: when it restarts, or null. */
    Announcement: {
      number: number;
      text: string;
      at: string | null;
    };
    /**
     * @description `steps` are the option and what would follow from it before anything new is revealed.
     *
     *         Where a set is asked for, `picks` make it. `nudge` only says where to look. Where others reply to what is laid out
     *         for them, `least` is what can be expected whatever they choose.
     */
    Hint: {
      type: 'hint';
      id: string;
      seq: number;
      nudge: components['schemas']['NudgeInfo'];
      steps: components['schemas']['OptionInfo'][];
      picks: string[];
      reasons: components['schemas']['HintReason'][];
      next_best: components['schemas']['NextBestInfo'] | null;
      unit: 'chance' | 'points';
      prospects: number;
      least: number | null;
    };
    /** @description Where to look: how many moves of the best one's kind there are, and what they touch. */
    NudgeInfo: {
      moves: number;
      touches: string[];
    };
    /** @description Why a move is good: what it gains, or what it keeps from the others. */
    HintReason: {
      text: string;
      prevents: boolean;
      gain: number;
    };
    /**
     * @description The next best move, and how much less it promises; `even` where luck explains the difference.
     *
     *         With `later`, the differences are those at the next turn.
     */
    NextBestInfo: {
      text: string;
      lead: number;
      even: boolean;
      differences: components['schemas']['ContrastInfo'][];
      later: boolean;
    };
    /** @description What there is more of after a move than after the next best, as in "+2 points"; `others` have it or lack it. */
    ContrastInfo: {
      text: string;
      others: boolean;
    };
    Reviewing: {
      type: 'reviewing';
      id: string;
      done: number;
      total: number;
    };
    /** @description `prospects`, smoothed over a round, has a row at the start and after each choice, `numbers` their moments. */
    Review: {
      type: 'review';
      id: string;
      unit: 'chance' | 'points';
      numbers: number[];
      prospects: number[][];
      turns: components['schemas']['TurningPoint'][];
      lapses: components['schemas']['Lapse'][];
      fortunes: components['schemas']['Fortune'][];
      tolls: components['schemas']['Toll'][];
      won_by_luck: number[];
    };
    /**
     * @description Where the game turned for a seat, from what it could expect before to after.
     *
     *         `kind` says by what: a costly choice, chance, or play. `cause` is the place of the choice behind it, and `number`
     *         the moment after that; of a costly choice, `taken` and `better` are told.
     */
    TurningPoint: {
      kind: 'choice' | 'luck' | 'play';
      cause: number;
      number: number;
      seat: number;
      by: number;
      before: number;
      after: number;
      taken: string | null;
      better: string | null;
    };
    /**
     * @description A choice that cost its seat something; `place` is its place in the lists of the review.
     *
     *         The cost may be off by `error`, in nineteen cases of twenty.
     */
    Lapse: {
      place: number;
      number: number;
      seat: number;
      cost: number;
      error: number;
      taken: components['schemas']['OptionInfo'];
      better: components['schemas']['OptionInfo'];
    };
    /** @description What chance gave to a seat, or took. */
    Fortune: {
      place: number;
      number: number;
      seat: number;
      gain: number;
    };
    /** @description How many choices of a seat cost it something worth mentioning, of how many, and how much each on average. */
    Toll: {
      costly: number;
      choices: number;
      mean: number;
    };
    /** @description All that a viewer hears in their room; sent to those who come, and when more than a line has changed. */
    Talk: {
      type: 'talk';
      room: 'players' | 'spectators';
      you: string;
      is_off: boolean;
      may_switch: boolean;
      lines: components['schemas']['TalkLine'][];
      muted: components['schemas']['Muted'][];
    };
    /** @description Something that was said: a text, or a reaction. */
    TalkLine: {
      number: number;
      author: string;
      seat: number | null;
      name: string;
      text: string;
      reaction: ('good_game' | 'good_luck' | 'hello' | 'one_moment' | 'oops' | 'thanks' | 'well_played' | 'wow') | null;
      at: string;
    };
    Muted: {
      author: string;
      name: string;
    };
    Said: {
      type: 'said';
      line: components['schemas']['TalkLine'];
    };
    /** @description A wish about talk has been granted. */
    Heard: {
      type: 'heard';
      id: string;
    };
    Choose: {
      type: 'choose';
      id: string;
      seq: number;
      keys: string[];
    };
    /** @description Take picks back, then add others. */
    ChangeDraft: {
      type: 'change_draft';
      id: string;
      seq: number;
      drop?: string[];
      add?: string[];
    };
    /** @description Carry out a draft: the picks in any order. */
    ChooseSet: {
      type: 'choose_set';
      id: string;
      seq: number;
      picks: string[];
    };
    Undo: {
      type: 'undo';
      id: string;
      seq: number;
    };
    Redo: {
      type: 'redo';
      id: string;
      seq: number;
    };
    /** @description Why a thing cannot be chosen; `held` are the things of a draft that were pressed before it. */
    AskWhy: {
      type: 'ask_why';
      id: string;
      thing: string;
      held?: string[];
    };
    Hurry: {
      type: 'hurry';
    };
    AskHint: {
      type: 'ask_hint';
      id: string;
      seq: number;
    };
    AskReview: {
      type: 'ask_review';
      id: string;
    };
    Say: {
      type: 'say';
      id: string;
      text: string;
    };
    React: {
      type: 'react';
      id: string;
      reaction: 'good_game' | 'good_luck' | 'hello' | 'one_moment' | 'oops' | 'thanks' | 'well_played' | 'wow';
    };
    /** @description Hear somebody no more, at any table; or again. */
    Mute: {
      type: 'mute';
      id: string;
      author: string;
      on: boolean;
    };
    /** @description Report a line to the operator of the server. */
    Complain: {
      type: 'complain';
      id: string;
      number: number;
    };
    /** @description The owner of the table allows talk there, or does not. */
    SwitchTalk: {
      type: 'switch_talk';
      id: string;
      on: boolean;
    };
    /** @description A bot for an open seat of a table that waits; without a level the seat is open again. */
    FillSeat: {
      type: 'fill_seat';
      id: string;
      seat: number;
      level?: string | null;
    };
    /** @description A bot for somebody who is away, or for oneself. */
    StandIn: {
      type: 'stand_in';
      id: string;
      seat: number;
      level: string;
    };
    /** @description Play on instead of the bot; `seat` where somebody has several. */
    ComeBack: {
      type: 'come_back';
      id: string;
      seat?: number | null;
    };
    Resign: {
      type: 'resign';
      id: string;
      seat?: number | null;
    };
    /** @description Want a pause, or in a pause, to go on; or no longer want it. */
    Pause: {
      type: 'pause';
      id: string;
      yes: boolean;
      seat?: number | null;
    };
    /** @description Where a device is passed around: who looks at it now; null covers it. */
    Face: {
      type: 'face';
      id: string;
      seat?: number | null;
    };
    /** @description Why a request was refused. */
    Problem: {
      code: string;
      rule: string;
      text: string;
    };
    GameInfo: {
      name: string;
      title: string;
      blurb: string;
      players: number[];
      minutes: number;
      weight: number;
      choices: components['schemas']['ChoiceInfo'][];
      levels: components['schemas']['LevelInfo'][];
      equal: components['schemas']['LevelInfo'];
      lessons: components['schemas']['LessonName'][];
      first_game: components['schemas']['FirstGame'];
      edition: components['schemas']['EditionName'] | null;
    };
    ChoiceInfo: {
      name: string;
      label: string;
      values: (boolean | number | string)[];
      labels: string[];
      note: string | null;
      default: boolean | number | string;
      players: number[];
    };
    LevelInfo: {
      name: string;
      label: string;
      blurb: string;
      seconds: number;
      rating: components['schemas']['RatingInfo'] | null;
    };
    /** @description Points as in chess, measured against the other levels; with 95 % confidence no further off than `reach`. */
    RatingInfo: {
      points: number;
      reach: number;
    };
    /** @description A lesson by which a game, or a part of it, is learned. */
    LessonName: {
      name: string;
      title: string;
      steps: number;
    };
    /** @description How a game is set up for those who have never played it. */
    FirstGame: {
      level: string;
      options: {
        [key: string]: boolean | number | string;
      };
    };
    RuleChapter: {
      heading: string;
      rules: components['schemas']['RuleText'][];
    };
    RuleText: {
      id: string;
      source: string;
      text: string;
    };
    /** @description A game told in a few pictures: its goal, how it ends, points and turns, all icons, and what beginners miss. */
    HowToPlay: {
      goal: string;
      ending: string;
      chapters: components['schemas']['HowChapter'][];
      icons: components['schemas']['HowIcons'][];
      missed: string[];
    };
    HowChapter: {
      name: string;
      heading: string;
      parts: components['schemas']['HowPart'][];
      in_order: boolean;
    };
    /** @description A sentence, with the cards and signs that it is about. */
    HowPart: {
      text: string;
      cards: string[];
      icons: components['schemas']['HowIcon'][];
    };
    /** @description A sign of the game's sheet of glyphs, and what it is called. */
    HowIcon: {
      sign: string;
      name: string;
    };
    HowIcons: {
      heading: string;
      icons: components['schemas']['HowIcon'][];
    };
    PuzzleList: {
      today: string | null;
      puzzles: components['schemas']['PuzzleInfo'][];
      mistakes: components['schemas']['MistakeInfo'][];
      you: components['schemas']['SolverInfo'];
    };
    PuzzleInfo: {
      id: string;
      game: string;
      players: number;
      theme: 'combination' | 'defence' | 'denial' | 'end_game' | 'judgement' | 'timing';
      grade: number;
      solved: 'failed' | 'first' | 'later' | 'new';
    };
    /** @description A choice of the player's own that cost much, by the review of the game; `choice` is its number. */
    MistakeInfo: {
      table: string;
      choice: number;
      game: string;
      created: string;
      cost: number;
      solved: 'failed' | 'first' | 'later' | 'new';
    };
    /** @description How a player does: points as in chess, once a puzzle was tried, and how many in a row were right at once. */
    SolverInfo: {
      points: number | null;
      reach: number | null;
      tried: number;
      solved: number;
      streak: number;
    };
    /** @description `seats` holds "me", "open" or the name of a bot's level for each player; "equal" is as strong as the maker. */
    NewTable: {
      game: string;
      players: number;
      seats: string[];
      options?: {
        [key: string]: boolean | number | string;
      };
      seed?: number | null;
      name?: string;
      terms?: components['schemas']['Terms'];
    };
    /** @description Without a name, the player's own. `contribution`: what the page gives to the deal, 32 random bytes. */
    TakeSeat: {
      name?: string;
      contribution?: string | null;
    };
    /** @description Play on from a moment; null stands for the viewer's own seat and for the bots that were there. */
    Continue: {
      seat?: number | null;
      level?: string | null;
      name?: string;
    };
    /** @description What is known of the deal. `contributions` by seats; `secret` and `seed` are null until the game is over. */
    Fairness: {
      table: string;
      commitment: string | null;
      contributions: (string | null)[];
      secret: string | null;
      seed: number | string | null;
    };
    /** @description Public tables: those with a free seat, and those whose game runs. Somebody is there at the first ones. */
    LobbyInfo: {
      joinable: components['schemas']['TableInfo'][];
      running: components['schemas']['TableInfo'][];
      speeds: components['schemas']['SpeedInfo'][];
    };
    /** @description A clock by its name; null: none. */
    SpeedInfo: {
      name: 'calm' | 'days' | 'fast' | 'none';
      clock: (components['schemas']['Live'] | components['schemas']['Days']) | null;
    };
    /** @description A game with people whom the server finds; its options are the usual ones. */
    QuickMatch: {
      game: string;
      players: number;
      speed: 'calm' | 'days' | 'fast' | 'none';
    };
    /** @description Whether somebody wants a rematch. */
    Again: {
      yes: boolean;
    };
    /** @description The address of a table and its picture as SVG. `is_local`: only this machine can follow it. */
    Invitation: {
      address: string;
      picture: string;
      is_local: boolean;
    };
    /** @description What is known of a player. `is_kept`: there is a way back if this device is lost. */
    Me: {
      name: string;
      mark: components['schemas']['PlayerMark'];
      handle: string | null;
      has_password: boolean;
      codes: number;
      passkeys: components['schemas']['PasskeyInfo'][];
      devices: components['schemas']['DeviceInfo'][];
      is_kept: boolean;
    };
    PasskeyInfo: {
      id: string;
      label: string;
      created: string;
    };
    /** @description `here`: the one that asks. `label` is its browser and system, as far as they are known. */
    DeviceInfo: {
      id: string;
      label: string;
      created: string;
      seen: string;
      here: boolean;
    };
    /** @description A link that signs one other device in, and its picture as SVG. `is_local`: only this machine can follow it. */
    DeviceLink: {
      address: string;
      picture: string;
      expires: string;
      is_local: boolean;
    };
    /** @description Whose link it is, and how many tables of this device would come along. */
    LinkInfo: {
      name: string;
      mark: components['schemas']['PlayerMark'];
      tables: number;
    };
    RecoveryCodes: {
      codes: string[];
    };
    /** @description What an authenticator is to sign. `user` and `known` are for a new passkey: known ones are not made again. */
    PasskeyQuestion: {
      challenge: string;
      host: string;
      user: string;
      name: string;
      known: string[];
    };
    /** @description Everything that the server knows of a player. */
    Export: {
      written: string;
      player: components['schemas']['Me'];
      tables: components['schemas']['OwnTable'][];
      puzzles: components['schemas']['OwnAttempt'][];
      said: components['schemas']['OwnSaying'][];
      reported: components['schemas']['OwnComplaint'][];
      muted: number;
      told: components['schemas']['OwnTidings'];
      ratings: components['schemas']['OwnRatings'];
    };
    OwnTable: {
      table: components['schemas']['TableInfo'];
      name: string;
      entries: components['schemas']['OwnEntry'][];
      draft: string[];
    };
    /** @description Something that the player did at a table. */
    OwnEntry: {
      at: string;
      kind: string;
      body: string[];
    };
    /** @description How the player did with a puzzle: whether the first try was right, and whether it is solved by now. */
    OwnAttempt: {
      puzzle: string;
      at: string;
      first: boolean;
      solved: boolean;
    };
    /** @description Something that the player said at a table, a reaction by its word. */
    OwnSaying: {
      table: string;
      at: string;
      room: string;
      text: string;
    };
    /** @description What the player has reported to the operator. */
    OwnComplaint: {
      table: string;
      at: string;
      text: string;
    };
    /** @description `browsers` receive Web Push; `unwanted` says of what, and in which way, the player is not told. */
    OwnTidings: {
      tidings: components['schemas']['OwnTiding'][];
      browsers: number;
      mail: components['schemas']['MailInfo'] | null;
      unwanted: components['schemas']['UnwantedInfo'][];
    };
    /** @description What the player was told, or is to be told. */
    OwnTiding: {
      table: string;
      kind: string;
      at: string;
    };
    MailInfo: {
      address: string;
      is_confirmed: boolean;
    };
    UnwantedInfo: {
      kind: 'clock' | 'invited' | 'over' | 'ready' | 'turn';
      way: 'mail' | 'page' | 'push';
    };
    /** @description What is kept of the player's results and ratings. */
    OwnRatings: {
      profile: components['schemas']['ProfileInfo'];
      results: components['schemas']['OwnResult'][];
    };
    /** @description Of a player; `yours` tells everything, of others only what is public. `sizes`: the most played first. */
    ProfileInfo: {
      id: string;
      name: string;
      mark: components['schemas']['PlayerMark'];
      yours: boolean;
      hidden: boolean;
      sizes: components['schemas']['SizeInfo'][];
    };
    /**
     * @description A game with so many players: how often it was played, and the rating with its past, if there is one.
     *
     *         Others are told of rated games only. `sources` are null where no game was played to its end, or nobody had points.
     */
    SizeInfo: {
      game: string;
      players: number;
      played: number;
      won: number;
      gone: number;
      rating: components['schemas']['RatingInfo'] | null;
      rated: number;
      rank: number | null;
      past: components['schemas']['RatedPoint'][];
      sources: components['schemas']['SourceInfo'][] | null;
    };
    /** @description A rating after a game. */
    RatedPoint: {
      at: string;
      place: number;
      points: number;
      reach: number;
    };
    /** @description Points by where they came from: the player's, and what seats usually have; for one game. */
    SourceInfo: {
      source: string;
      own: number;
      usual: number;
    };
    /** @description How one of the player's games ended. */
    OwnResult: {
      table: string;
      at: string;
      game: string;
      players: number;
      place: number;
      won: boolean;
      gone: boolean;
      rated: boolean;
    };
    /** @description A page of those who have played at least `least` rated games; `you`: the viewer's own row, where there is one. */
    Leaderboard: {
      game: string;
      players: number;
      least: number;
      total: number;
      page: number;
      pages: number;
      rows: components['schemas']['BoardRow'][];
      you: components['schemas']['BoardRow'] | null;
    };
    /**
     * @description `floor` is what the player is almost certainly better than; rows are in its order.
     *
     *         `rank` is null until enough games were played, or while the profile is hidden.
     */
    BoardRow: {
      rank: number | null;
      player: string;
      name: string;
      mark: components['schemas']['PlayerMark'];
      rating: components['schemas']['RatingInfo'];
      floor: number;
      played: number;
    };
    /**
     * @description What a rated game did to the rating of a seat; `before` is null where it was the first.
     *
     *         `player` is the address of the profile. `is_last`: the seat counted as last because its player was gone.
     */
    RatingChange: {
      seat: number;
      player: string;
      before: components['schemas']['RatingInfo'] | null;
      after: components['schemas']['RatingInfo'];
      is_last: boolean;
    };
    HideProfile: {
      hidden: boolean;
    };
    /** @description Something that has not been seen; `thing` is the same however it is told. */
    TidingInfo: {
      thing: string;
      kind: 'clock' | 'invited' | 'over' | 'ready' | 'turn';
      table: string;
      title: string;
      text: string;
      at: string;
    };
    /** @description How somebody is told. `key` is what a browser subscribes with; `mails`: whether the server sends any. */
    WaysInfo: {
      unwanted: components['schemas']['UnwantedInfo'][];
      key: string;
      browsers: number;
      is_here: boolean;
      mails: boolean;
      mail: components['schemas']['MailInfo'] | null;
    };
    Want: {
      kind: 'clock' | 'invited' | 'over' | 'ready' | 'turn';
      way: 'mail' | 'page' | 'push';
      on: 'no' | 'yes';
    };
    /** @description What a browser's push service gave it, in base64url. */
    Subscribe: {
      endpoint: string;
      p256dh: string;
      auth: string;
    };
    SetMail: {
      address: string;
    };
    SeeTiding: {
      thing: string;
    };
    MailCode: {
      code: string;
    };
    Rename: {
      name: string;
    };
    FollowLink: {
      code: string;
    };
    /** @description `current` is needed where there is a password already. */
    SetPassword: {
      handle: string;
      password: string;
      current?: string;
    };
    SignIn: {
      handle: string;
      password: string;
    };
    Recover: {
      code: string;
    };
    /** @description What an authenticator answered to the wish for a new passkey. */
    NewPasskey: {
      id: string;
      client_data: string;
      attestation: string;
    };
    /** @description What an authenticator has signed. */
    UsePasskey: {
      id: string;
      client_data: string;
      authenticator_data: string;
      signature: string;
    };
    /**
     * @description A card as it is printed; text and icons are made from its effect. `sort` and `id` name it everywhere.
     *
     *         `stands_for` are the things on the table that the card means, wherever it lies. `changed`: the edition in force has
     *         changed it.
     */
    CardFace: {
      id: string;
      sort: string;
      name: string;
      kind: string;
      gives: components['schemas']['Amount'][];
      needs: components['schemas']['Amount'][];
      points: number | null;
      icons: string[];
      stands_for: string[];
      text: string;
      flavor: string | null;
      copies: number;
      changed: boolean;
      rule: string;
    };
    /** @description An amount of something; None is printed "=". */
    Amount: {
      what: string;
      amount: number | null;
    };
    QuestsView: {
      players: components['schemas']['wartable.quests.view.PlayerView'][];
      line: components['schemas']['wartable.quests.view.SlotView'][];
      hire_from_hand_cost: number;
      spaces: (string | null)[];
      citizen_deck: number;
      quest_deck: number;
      citizen_discard: string[];
      quest_discard: string[];
      solo: boolean;
      active: number;
      main_actions: number;
      first_player: number;
      round: number;
      idle_rounds: number;
      quests_to_end: number;
      end_triggered: boolean;
      groups: components['schemas']['GroupView'][];
      set_aside: string | null;
      owed: number;
      party: components['schemas']['PartyView'] | null;
      over: boolean;
    };
    'wartable.quests.view.PlayerView': {
      seat: number;
      hand: string[] | null;
      hand_size: number;
      guild: string[];
      guild_yield: {
        [key: string]: number;
      };
      reserve: string | null;
      completed: string[];
      points: number;
      guild_master: string | null;
    };
    'wartable.quests.view.SlotView': {
      cost: number;
      citizen: string | null;
    };
    /** @description Steps that a hired citizen or a completed quest has granted and that are still open, the newest group first. */
    GroupView: {
      source: string;
      steps: string[];
      only_one: boolean;
    };
    /** @description A quest for which citizens are being picked. */
    PartyView: {
      quest: string;
      citizens: string[];
      brings: {
        [key: string]: number;
      };
    };
    ShadowKingdomsView: {
      players: components['schemas']['wartable.shadow_kingdoms.view.PlayerView'][];
      shrines: components['schemas']['ShrineView'][];
      gems: number;
      bag: {
        [key: string]: number;
      };
      line: components['schemas']['SpaceView'][];
      plan_deck: number;
      rows: components['schemas']['RowView'][];
      awards: components['schemas']['AwardView'][];
      chart: number[];
      discounts: number[];
      track_spaces: number;
      plans_to_end: number;
      relic_spaces: number;
      rifts: components['schemas']['RiftView'][];
      relic_deck: number;
      adversary: components['schemas']['AdversaryView'] | null;
      battle: components['schemas']['BattleView'] | null;
      riftlands: boolean;
      active: number;
      first_player: number;
      round: number;
      end_triggered: boolean;
      over: boolean;
    };
    'wartable.shadow_kingdoms.view.PlayerView': {
      seat: number;
      troop: string | null;
      place: string;
      gold: number;
      magic: number;
      influence: number;
      track_limit: number;
      gems: number;
      gem_limit: number;
      dice: string[];
      die_spaces: number;
      extra_die: string | null;
      has_extra_space: boolean;
      markers: string[];
      slots: components['schemas']['wartable.shadow_kingdoms.view.SlotView'][];
      completed: string[];
      champions: string[];
      champion_limit: number;
      map: components['schemas']['MapView'] | null;
      map_board: number | null;
      points: number;
      active_relics: string[];
      relic_stack: string[];
      chits: number[];
      chits_left: number;
    };
    'wartable.shadow_kingdoms.view.SlotView': {
      id: string;
      bonus: components['schemas']['BonusView'];
      is_open: boolean;
      marker: string | null;
      plan: string | null;
    };
    BonusView: {
      gold: number;
      gives: string;
    };
    MapView: {
      id: string;
      name: string;
      areas: components['schemas']['AreaView'][];
      chains: components['schemas']['ChainView'][];
    };
    AreaView: {
      row: number;
      column: number;
      kind: string;
      covered: boolean;
    };
    /** @description A Chain bonus on the border between two areas: one of them, and whether the other is below it or beside it. */
    ChainView: {
      row: number;
      column: number;
      is_below: boolean;
      kind: string;
      earned: boolean;
    };
    ShrineView: {
      id: string;
      dice: string[];
      wardens: number[];
      adversary: boolean;
    };
    SpaceView: {
      cost: number;
      plan: string | null;
    };
    RowView: {
      type: string;
      slots: (string | null)[];
      deck: number;
    };
    AwardView: {
      award: string;
      circles: components['schemas']['CircleView'][];
    };
    /** @description A circle of an Award, and the seats whose markers are on it. */
    CircleView: {
      points: number;
      seats: number[];
    };
    RiftView: {
      id: string;
      cost: number;
      ranks: number[];
      relics: (string | null)[];
      chits: number[];
    };
    AdversaryView: {
      place: string | null;
      troop: string | null;
      points: number;
      plans: string[];
      relics: string[];
    };
    BattleView: {
      seat: number;
      steps: components['schemas']['BattleStepView'][];
      plan: string;
      from_slot: string | null;
      dice: string[];
      wild: boolean[];
      numbered: string[];
      surplus: string[];
      combined: number;
      total: number;
      points: number;
      next: components['schemas']['PayView'] | null;
    };
    /** @description A step of a battle; `state` is "past", "now" or "next". */
    BattleStepView: {
      name: string;
      state: string;
    };
    PayView: {
      strength: number;
      points: number;
    };
    ImmortalsView: {
      players: components['schemas']['wartable.immortals.view.PlayerView'][];
      sites: components['schemas']['SiteView'][];
      phase: string;
      round: number;
      rounds: number;
      first_player: number;
      marker: number;
      active: number | null;
      revealed: string | null;
      source: string | null;
      goal: string | null;
      battle: components['schemas']['LastBattleView'] | null;
      areas: components['schemas']['HeldAreaView'][];
      scoring: components['schemas']['ScoringView'] | null;
      tray: components['schemas']['CubesView'];
      inside_tower: components['schemas']['CubesView'];
      inhabitants: number;
      portals: number;
      region_stack: string[];
      stack: number;
      draft_stacks: {
        [key: string]: number;
      };
      discard: string[];
      over: boolean;
    };
    'wartable.immortals.view.PlayerView': {
      seat: number;
      color: string;
      light_tribe: string;
      dark_tribe: string;
      home: string;
      construct: {
        [key: string]: components['schemas']['CostView'];
      };
      groups: number[];
      supply: number;
      limbo: {
        [key: string]: number;
      };
      gold: number;
      energy: number;
      points: number;
      tally: {
        [key: string]: number;
      };
      next_scoring: number;
      region_cards: string[];
      conflict_cards: number;
      shown_conflicts: string[];
      draft_hand: number;
      draft_realm: string | null;
      choosing: boolean;
      spaces: components['schemas']['PlanSpaceView'][];
      hand: components['schemas']['HandView'] | null;
    };
    CostView: {
      energy: number;
      gold: number;
    };
    /**
     * @description A space of a player board. `card` and `outlook` are for its owner; `laid` shows others that there is a card.
     *
     *         Of two interchangeable spaces others see how many cards are on both, the earlier one first.
     */
    PlanSpaceView: {
      id: string;
      half: string;
      action: string;
      same_as: string;
      cost: components['schemas']['CostView'];
      laid: boolean;
      card: string | null;
      outlook: components['schemas']['OutlookView'] | null;
    };
    /** @description What the card on a space would bring as things stand: a sentence, and signs by which it is drawn. */
    OutlookView: {
      signs: string[];
      text: string;
    };
    /** @description The hand as its owner sees it. */
    HandView: {
      regions: string[];
      conflicts: string[];
      magic: string[];
      blanks: number;
      draft: string[];
      chosen: string | null;
    };
    SiteView: {
      id: string;
      region: string;
      area: string;
      realm: string;
      energy: number;
      gold: number;
      owner: number | null;
      armies: number;
      building: string | null;
      portal: boolean;
    };
    /** @description The last battle of the round: who fought where, what went into the tower, what fell out, and how it ended. */
    LastBattleView: {
      line: number;
      attacker: number;
      defender: number | null;
      source: string;
      target: string;
      case: string;
      attackers: number;
      defenders: number;
      thrown: components['schemas']['CubesView'];
      fallen: components['schemas']['CubesView'];
      attack: number;
      defence: number;
      attacking: components['schemas']['SideView'];
      defending: components['schemas']['SideView'];
      aside: components['schemas']['CubesView'];
      holder: number | null;
      armies: number;
    };
    /** @description Cubes by seat, and inhabitants. */
    CubesView: {
      armies: number[];
      inhabitants: number;
    };
    /** @description The cubes of one side in the tray, and what it lost of them. */
    SideView: {
      armies: number;
      lost: number;
      inhabitants: number;
      inhabitants_lost: number;
    };
    /** @description An area in one realm: the sites that each seat owns there, and who would score for them, if anybody. */
    HeldAreaView: {
      area: string;
      realm: string;
      owned: number[];
      holder: number | null;
      points: number;
    };
    /** @description The last scoring, in the order of scoring. */
    ScoringView: {
      line: number;
      round: number;
      seats: components['schemas']['SeatScoringView'][];
    };
    /** @description What a seat has scored in a round. */
    SeatScoringView: {
      seat: number;
      regions: number;
      shrines: number;
      capitals: number;
      areas: number;
      points: number;
    };
    DragonValleyView: {
      mode: string;
      end_score: number;
      last_round: number;
      is_last_round: boolean;
      solo: string | null;
      round: number;
      phase: string;
      favored: number;
      active: number | null;
      actions: string[];
      baronies: components['schemas']['BaronyView'][];
      locations: components['schemas']['LocationView'][];
      draws: components['schemas']['DrawView'][];
      bag: {
        [key: string]: number;
      };
      dead: {
        [key: string]: number;
      };
      stack: number;
      deck: number;
      undrawn: {
        [key: string]: number;
      };
      unseen_cards: string[];
      discards: string[];
      revealed: string[];
      sapped: string[];
      hidden_territories: string[];
      building: components['schemas']['BuildingPlanView'] | null;
      moving: components['schemas']['MovingView'] | null;
      fray: components['schemas']['FrayView'] | null;
      over: boolean;
      ending: string | null;
    };
    BaronyView: {
      seat: number;
      color: string;
      score: number;
      units: components['schemas']['StackView'][];
      enemies: components['schemas']['EnemyView'][];
      buildings: components['schemas']['BuildingView'][];
      supply: {
        [key: string]: number;
      };
      cards: string[];
      prisoners: number;
      guard: boolean;
      markers: number;
      conquered: string[];
      built: number;
      kept: {
        [key: string]: number;
      };
      moves: {
        [key: string]: number;
      };
      covers: {
        [key: string]: number;
      };
      place: number | null;
    };
    /** @description Friendly units of a kind on a place; `ready` of them have not moved in this movement. */
    StackView: {
      place: string;
      unit: string;
      count: number;
      ready: number;
      blessed: boolean;
    };
    /** @description Enemies of a kind on a cell; `engaged` of them have been in battle in this movement or set. */
    EnemyView: {
      place: string;
      enemy: string;
      count: number;
      engaged: number;
    };
    BuildingView: {
      place: string;
      building: string;
      face_up: boolean;
      sapped: boolean;
      fire: boolean;
    };
    /** @description `state` is "unknown", "known" (face down, but looked at by the viewer), "face_up" or "gone". */
    LocationView: {
      id: string;
      state: string;
      territory: string | null;
      needs: {
        [key: string]: number;
      } | null;
      crown: number | null;
      covered: {
        [key: string]: number;
      };
      sieges: components['schemas']['SiegeView'][];
      claimed: number | null;
      looked: number[];
    };
    /** @description A player's units on a location and the squares that they cover. */
    SiegeView: {
      seat: number;
      units: {
        [key: string]: number;
      };
      covers: {
        [key: string]: number;
      };
      withdrawing: boolean;
    };
    /** @description What a Castellan divides. An item is `building:<id>`, `card:<id>` or `unit:<id>`. */
    DrawView: {
      castellan: number;
      choosers: number[];
      piles: components['schemas']['PileView'][];
      waiting: components['schemas']['ItemView'][];
    };
    PileView: {
      thing: string;
      items: string[];
      owner: number | null;
    };
    /** @description An item that waits for a pile, and the thing that it is on the table. */
    ItemView: {
      thing: string;
      item: string;
    };
    /** @description The tile for which a space is asked. */
    BuildingPlanView: {
      building: string;
      left: number;
    };
    /** @description The stack for which a destination or a number is asked; `to` is the place once it has been chosen. */
    MovingView: {
      place: string;
      unit: string;
      blessed: boolean;
      to: string | null;
    };
    /** @description A battle that is being decided: the unit that fights, or the enemy for which a unit is asked, if it is known. */
    FrayView: {
      seat: number;
      place: string;
      unit: string | null;
      blessed: boolean;
      enemy: string | null;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
