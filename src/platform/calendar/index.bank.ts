export { addToCalendar } from './wx-like'
