# Inviting, and the way to the table
reach-only-here = Only this computer can open this table.
reach-what-to-do = To let phones and other computers in your network join, stop the server and start it with one of these:
reach-or = or
reach-address = Address in the link
reach-not-copied = The browser does not allow copying here. The link is selected: copy it with Ctrl+C, or hold it down on a phone.
