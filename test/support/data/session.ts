import type { SessionDynamic, SessionStatic } from '@/api/session'
import { fen } from '@/domain/money'
import { NOW } from '../fake-clock'

const DAY = 86_400_000

/** A session that takes place a number of days after the start time of the test clock. */
export const aSession = (id: string, day: number, more: Partial<SessionStatic> = {}): SessionStatic => ({
  bizShowSessionId: id,
  sessionName: '',
  showTime: NOW + day * DAY,
  utcOffset: 480,
  venueName: 'Arena',
  isPermanent: false,
  whiteTags: [],
  ...more,
})

/** The sale state of a session that is on sale. */
export const aSessionDynamic = (id: string, more: Partial<SessionDynamic> = {}): SessionDynamic => ({
  bizShowSessionId: id,
  sessionStatus: 'ON_SALE',
  soldOut: false,
  saleTime: null,
  minPrice: fen(38000),
  limit: 6,
  existWaitList: false,
  ...more,
})
