### How players are told of what happens while they are away, fetched with their page.

## told

told-ways = Notifications
told-ways_text = When something happens at one of your tables while you are away, you are told once: on another page of this site, by a notification of your system, or by e-mail.
told-what = What about
told-by = { $kind }: { $way }
told-push_on = Notify me in this browser
told-push_off = No more notifications in this browser
told-push_done = This browser notifies you from now on, even when no page is open.
told-push_stopped = The browser did not allow it.
told-push_not_here = This browser offers no notifications here. On an iPhone, add the page to the home screen first.
told-mail = E-mail address
told-mail_on = Tell me by e-mail
told-mail_off = No more e-mails
told-mail_to = E-mails go to { $address } when you have been away for a few minutes.
told-mail_waits = { $address } has not been confirmed yet: open the link in the e-mail.
told-mail_asked = An e-mail is on its way to { $address }. Open the link in it within a day.
told-offline_title = The candles are out
told-offline_text = This device has no connection to the server. Your games wait for you: nothing is lost.
told-offline_again = Try again
told-confirm_title = Tell you by e-mail?
told-confirm = Yes, this is my address
told-confirmed = Thank you. From now on e-mails reach you at this address.
told-stop_title = No more e-mails?
told-stop = Send no more e-mails
told-stopped = You will get no more e-mails.

## told-kind

told-kind-turn = It is your turn
told-kind-ready = A game begins
told-kind-invited = You are invited
told-kind-over = A game is over
told-kind-clock = Your time is running out

## told-way

told-way-page = on the page
told-way-push = notification
told-way-mail = e-mail
