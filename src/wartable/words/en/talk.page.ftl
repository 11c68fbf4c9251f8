### What people say at a table, fetched when it is opened.

## talk

talk-title = Chat
talk-lines = What was said
talk-heard-players = Only those who play hear this.
talk-heard-spectators = Only those who watch hear this.
talk-nothing = Nobody has said anything yet.
talk-what = Say something
talk-send = Send
talk-off = The chat is switched off at this table.
talk-switch_off = Switch off
talk-switch_on = Switch on
talk-about = { $name }: mute or report
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-muted = People you have muted
talk-muted_one = You have muted { $name }.
talk-report = Report to the operator
talk-reported = Reported
talk-reactions = Quick reactions

## talk-reaction

talk-reaction-hello = Hello!
talk-reaction-good_luck = Good luck!
talk-reaction-well_played = Well played!
talk-reaction-thanks = Thank you!
talk-reaction-wow = Wow!
talk-reaction-oops = Oops!
talk-reaction-one_moment = One moment, please.
talk-reaction-good_game = Good game!
