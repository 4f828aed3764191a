import type { Attendee } from '@/api/attendee'

/** An adult with an identity card. The buyer can select this attendee. */
export const anAttendee = (audienceId: string, more: Partial<Attendee> = {}): Attendee => ({
  audienceId,
  name: audienceId,
  idType: 'ID_CARD',
  idNo: '3101**********0019',
  cellphone: '',
  countryCode: '86',
  region: 'CN',
  regionName: '中国内地',
  birthday: '1990-01-01',
  selectable: true,
  reason: '',
  ...more,
})
