import {
  promotions,
  seatPlanAgeLimits,
  serviceNotes,
  showDescriptions,
  showDynamic,
  showStatic,
  showUser,
} from '@/api/show'
import { seatPlans, sessionsDynamicData, sessionsStaticData } from '@/api/session'
import { NOW } from '../fake-clock'
import { type Answers, yuan } from '../fake-gateway'

const DAY = 86_400_000

export const facts = { showId: 'S1', showName: '潮声', cityName: '上海', venueName: '港湾剧院', showDate: '2026.11.21' }
export const dynamic = {
  showId: 'S1',
  showDetailStatus: 'ON_SALE',
  minOriginalPriceInfo: yuan(380),
  maxOriginalPriceInfo: yuan(980),
}
export const sessions = [1, 2].map((day) => ({ bizShowSessionId: `N${day}`, showTime: NOW + day * DAY }))
export const sales = sessions.map(({ bizShowSessionId }) => ({ bizShowSessionId, sessionStatus: 'ON_SALE', limit: 4 }))
export const plans = [
  { seatPlanId: 'P1', seatPlanName: '看台', originalPrice: 38_000, status: 'ON_SALE' },
  { seatPlanId: 'P2', seatPlanName: '内场', originalPrice: 98_000, status: 'ON_SALE' },
]

/** Responses for a show that is on sale. It has sessions on two nights. */
export const showOnSale: Answers = [
  [showStatic, () => facts],
  [showDynamic, () => dynamic],
  [sessionsStaticData, () => sessions],
  [sessionsDynamicData, () => sales],
  [seatPlans, () => plans],
  [serviceNotes, () => []],
  [showDescriptions, () => []],
  [promotions, () => []],
  [seatPlanAgeLimits, () => []],
  [showUser, () => ({ reminders: [], limits: [] })],
]
