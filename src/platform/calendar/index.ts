import { callVoid } from '../native'
import type { AddToCalendar } from './contract'

/** Calls `wx.addPhoneCalendar`. Times are Unix seconds, which do not depend on the phone's time zone. */
export const addToCalendar: AddToCalendar = ({ title, startsAt, endsAt, location, notes, alarmMinutes }) =>
  callVoid('addPhoneCalendar', {
    title,
    startTime: Math.floor(startsAt / 1000),
    endTime: String(Math.floor(endsAt / 1000)),
    location: location ?? '',
    description: notes ?? '',
    alarm: alarmMinutes !== undefined,
    alarmOffset: (alarmMinutes ?? 0) * 60,
  })
