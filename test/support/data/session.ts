import type { SessionDynamic, SessionStatic } from '@/api/session'
import { fen } from '@/domain/money'
import { NOW } from '../fake-clock'

const DAY = 86_400_000

/** A session a number of days after the start of the tests' clock. */
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

/** The sale of a session: open. */
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
