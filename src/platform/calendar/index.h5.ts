import { done, refused } from '../outcome'
import type { AddToCalendar } from './contract'

/** Downloads an .ics file, which phones and desktops open with their calendar. */
export const addToCalendar: AddToCalendar = async (event) => {
  try {
    const [{ icsFile }, { downloadBlob }] = await Promise.all([import('@/domain/calendar/ics'), import('../download')])
    downloadBlob(new Blob([icsFile(event, Date.now())], { type: 'text/calendar;charset=utf-8' }), 'foyer.ics')
    return done
  } catch {
    return refused('failed')
  }
}
