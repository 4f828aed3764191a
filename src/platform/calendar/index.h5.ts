import { refused } from '../outcome'
import type { AddToCalendar } from './contract'

/** Downloads an .ics file. Phones and desktops open such a file with their calendar app. */
export const addToCalendar: AddToCalendar = async (event) => {
  try {
    const [{ icsFile }, { calendarFileName }, { downloadBlob }] = await Promise.all([
      import('@/domain/calendar/ics'),
      import('@/domain/calendar/file-name'),
      import('../download'),
    ])
    downloadBlob(
      new Blob([icsFile(event, Date.now())], { type: 'text/calendar;charset=utf-8' }),
      calendarFileName(event.title),
    )
    return { kind: 'downloaded' }
  } catch {
    return refused('failed')
  }
}
