import { callVoid } from '../native'
import type { AddToCalendar } from './contract'

/** The phone's calendar; times in seconds, which are the same moment whatever zone the phone is in. */
export const addToCalendar: AddToCalendar = ({ title, startsAt, endsAt, place, notes, alarmMinutes }) =>
  callVoid('addPhoneCalendar', {
    title,
    startTime: Math.floor(startsAt / 1000),
    endTime: String(Math.floor(endsAt / 1000)),
    location: place ?? '',
    description: notes ?? '',
    alarm: alarmMinutes !== undefined,
    alarmOffset: (alarmMinutes ?? 0) * 60,
  })
