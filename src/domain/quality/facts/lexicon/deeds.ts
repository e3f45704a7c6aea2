/** Verbs that mean one deed, a line each, the deed first; nouns of the deed stand beside them. */
export const DEEDS = `
delete, remove, erase, purge, wipe, destroy, shred, discard, throw away, get rid of, expunge, scrub, deletion, removal, erasure, clear out, bin, trash, dispose of, wipe out, drop from, take down, anonymise, anonymize
keep, retain, hold, preserve, archive, retention, stay on file, remain on file, keep hold of, hang on to
store, save, record, persist, storage, write down, put on file, memorise, remember, stash
submit, hand in, turn in, send in, lodge, submission
cancel, call off, cancellation, abort, cancelling, back out of, withdraw from, step back from, scrap, annul, revoke, drop out of
create, make, open, set up, generate, produce, draw up, creation, compose, establish, build, author
change, set, edit, add to, alter, modify, amend, update, adjust, correct, revise, rewrite, touch up, modification, amendment, alteration, correction, tweak, overwrite, rework, fix, put right, swap, switch
view, see, show, play, listen to, hear, display, open, appear, visible, shown, look at, read, inspect, consult, look up, look into, browse, viewing, glance at, access, peruse, check, examine, look through, find out, have a look at, play back, replay, watch, go through, look back at
expose, present, list, reveal, disclose, presentation, render
hide, conceal, mask, hidden, invisible, keep secret, keep from
search, find, look for, query, seek, lookup
send, receive, get, obtain, reach, deliver, dispatch, transmit, forward, mail, go out, delivery, hand over, submit to, transfer, relay, push, pass on, transmission, post to
ship, despatch, leave the warehouse, shipment, shipping, hand to the carrier
receive, get, obtain, collect, take in, pick up, fetch, reception, be handed, come by
notify, text, phone, call, inform, alert, remind, tell, message, notification, reminder, warn, announce, let know, ping, announcement
approve, sign off, accept, authorise, authorize, confirm, approval, clear, release, green-light, countersign, give consent, sanction, rubber-stamp, wave through, validate, authorisation, authorization, confirmation, endorse, okay, sign
admit, accept, acceptance, admission, let in, take on, welcome
reject, refuse, decline, turn down, deny, rejection, refusal, dismiss, turn away, bounce, throw out, denial, rebuff
pay, settle, payment, remit, pay for, hand money, shell out, settle the bill, hand over the money
buy, purchase, acquire, order, place an order, checkout, shop, check out, get hold of
charge, bill for, ask for, invoice for, levy, debit, collect from
refund, reimburse, pay back, money back, give back money, refunding, repay, reimbursement, repayment, return the money
discount, reduce, percent off, take off, knock off, rebate, price reduction, mark down, cheaper
sell, resell, vend, sale, offer for sale, flog
rent, hire, lease, rental, let out, leasing, hire out, rent out
book, reserve, booking, reservation, take a place, block off, secure a place
borrow, take home, take out, borrowing, check out
lend, lent, loan out, hand out, lending, give out, issue to
return, bring back, hand in, give back, take back, send back, hand back
extend, prolong, renew, lengthen, extension, renewal, prolongation, roll over
register, sign up, enrol, enroll, join, registration, enrolment, open an account, create an account, make an account, signup, subscribe, enlist, set up an account, creating an account
sign in, log in, login, log on, sign on, authenticate, sign-in, logged in, signed in, authentication, log-in, logon, signing in, identify oneself
sign out, sign off, sign the nurse off, log out, sign off from, logout, log off, sign-out
lock, block, freeze, suspend, bar, ban, lock out, blocking, lockout, seal, shut out, blacklist
unlock, open, unblock, unfreeze, unban
stop, interrupt, halt, pause, cease
close, shut, resolve, complete, finish, conclude, closure, terminate, wind up, end, finalise, finalize, settle up
open, start, launch, begin
reopen, open again, open anew, resume, restart, bring back to life, revive, reactivate, reinstate, restore, undelete, switch on again, recover, reactivation, resurrect
deactivate, disable, switch off, turn off, deactivation, decommission, retire
activate, enable, switch on, turn on, activation, go live
publish, make public, put online, post, publication, go public, release to the public, put up, go online, put on the site
unpublish, take offline, depublish, withdraw
move, shift, reschedule, postpone, put off, relocate, rescheduling, get another time, bring forward, change the time of, defer
assign, allocate, allot, hand to, assignment, give to, delegate, appoint, distribute
share, pass around, pass to, sharing, give access to
export, download, save, save to, take away, exporting, extract, dump
import, upload, load in, attach, add file, importing, bring in, attachment, enclose
print, printout, printing, put on paper
comment, remark, annotate, write a note, leave a comment, annotation
rate, review, star, leave a rating, evaluate, score, assess, grade, mark, appraise, assessment, evaluation
chat, talk to, write to, message each other, converse, conversation, exchange messages, correspond
translate, translation, localise, localize
encrypt, encryption, cipher, encipher, scramble
back up, backup, copy of the database, back-up, copied, restore point, snapshot, safety copy, replicate
log, audit, journal, leave trace, protocol, audit log, audit trail, trace, logging, keep track of
measure, monitor, track, observe, watch, monitoring, tracking, surveil, follow
count, tally
calculate, compute, work out, calculation, add up
plan, schedule, roster, planning, timetable, scheduling, draw up a plan
compare, contrast, comparison
repair, mend, fix up, maintain, maintenance, overhaul
test, try out, verify, check up, probe
request, ask, apply, apply for, application for, demand, enquire, petition, put in for
invite, ask in, invitation
replace, substitute, swap, exchange, replacement, make up for, trade in
split, divide, partition
merge, combine, unite, consolidate, join together
repeat, retry, try again, attempt, retries, attempted, re-send, resend, reattempt, try
wait, await, queue
lapse, expire, run out, forfeit, be lost, expiry, become void, go to waste, be void
carry over, carried over, roll forward, carry forward, take into the next, transfer to the next
donate, give, gift, donation
train, teach, instruct, coach, tuition, lecture, tutor
treat, cure, heal, treatment, therapy, care for
prescribe, prescription
vote, cast a vote, ballot, poll
sign, signature, put a signature, undersign, initial
scan, read in, barcode
weigh, put on the scales
enter, type, fill in, key in, type in
load, open page, come up, build up
answer, respond, reply, react, response, come back to
work, run, function, operate, be usable
connect, link, wire, attach to, hook up, link up, integrate, integration, interface with
waive, let off, forgive, write off
rank, sort, arrange, put in order
filter, narrow down
follow, subscribe to
report, report on, file a report
report sick, call in sick
mark as, flag, tag, label
park, leave the car
cook, prepare a meal
clean, tidy, sweep
drive, steer
sleep, stay the night, stay overnight, overnight
impersonate, act as, act on behalf, log in as
escalate, pass up, hand up
override, overrule, bypass, circumvent, skip
sync, synchronise, synchronize, synchronisation, mirror
hand over, handover
win, prevail
withdraw, take out money, withdrawal, cash out
`;
