### The pages about oneself, fetched when one of them is opened.

## you

you-kept = You can come back even if this device is lost.
you-not_kept = You are known by this browser alone: if its cookie is lost, so are your seats.
you-been_here = Been here before? Sign in
you-name = Your name
you-rename = Save
you-games = Your games and ratings
you-renamed = From now on you are called this at new tables.

## you-device

you-device-title = Use another device
you-device-text = A link makes you the same player on your phone or another computer, with the same games. It works once, for ten minutes. Keep it to yourself: anyone who follows it plays as you.
you-device-make = Show a link and a QR code
you-device-picture = QR code of the link
you-device-link = Link
you-device-until = Point the camera of the other device at this picture, or open the link there. It works until { $time }.
you-device-local = This server answers only on this machine: another device cannot reach it unless it is started for the network.
you-device-copy = Copy the link
you-device-copied = Copied
you-device-again = Make a new one

## you-devices

you-devices-title = Your devices
you-devices-text = Where you are signed in. Sign out what you no longer use or have lost.
you-devices-unknown = Unknown device
you-devices-here = (this device)
you-devices-seen = last seen { $date }
you-devices-out = Sign out
you-devices-out_of = Sign out { $device }
you-devices-out_here = This browser forgets who you are. You can come back with another of your devices, a password, a passkey or a recovery code.
you-devices-out_there = That device loses your seats at once. Your games stay yours.

## you-back

you-back-title = Ways to come back
you-back-text = None of this is needed to play. Any one of it brings you back when a cookie or a device is lost.
you-password-title = Password
you-password-handle = Handle
you-password-current = Current password
you-password-new = New password, at least 8 characters
you-password-add = Add the password
you-password-change = Change the password
you-password-done = The password is saved.
you-passkeys-title = Passkeys
you-passkeys-add = Add a passkey
you-passkeys-delete_one = Delete the passkey { $label }
you-passkeys-done = The passkey is saved.
you-passkeys-deleted = The passkey is deleted.
you-passkeys-stopped = The passkey was not used.
you-passkeys-not_here = Browsers offer passkeys only on secure pages of a server with a name.
you-codes-title = Recovery codes
you-codes-left = { $number ->
        [0] You have none.
        [one] You have one that has not been used.
       *[other] You have { $number } that have not been used.
    }
you-codes-make = Make eight new codes
you-codes-once = Write them down now: they are never shown again. Earlier ones no longer work.
you-codes-done = The codes are saved.

## you-sign_in

you-sign_in-title = Sign in
you-sign_in-text = You become the player you were on another device. What you played in this browser comes along.
you-sign_in-password = With the handle and the password that you added on your page.
you-sign_in-secret = Password
you-sign_in-enter = Sign in
you-sign_in-passkey = With a passkey on this device, your phone or a security key.
you-sign_in-use_passkey = Sign in with a passkey
you-sign_in-code = Each code works once. Using one also removes your password, in case you have forgotten it.
you-sign_in-one_code = Recovery code
you-sign_in-use_code = Sign in with the code

## you-link

you-link-title = Play on this device too
you-link-ask = Play here as { $name }?
you-link-warning = Go on only if you made this link yourself. From then on this browser plays as this player, and both devices see the same hands.
you-link-tables = { $number ->
        [one] The table that you have here comes along.
       *[other] The { $number } tables that you have here come along.
    }
you-link-yes = Yes, I am { $name }
you-link-no = No
you-link-no_code = The link is incomplete. Copy all of it, or use the camera.

## you-data

you-data-title = What is kept about you
you-data-export = Download everything (JSON)
you-data-delete = Delete everything about me
you-data-delete_note = Your tables, your name, your cookies and all ways to come back are deleted for good on all your devices, and so are the settings in this browser. Where you play with others, they keep the game: a bot plays on for you, and your name is removed.
