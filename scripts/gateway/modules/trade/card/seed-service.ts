import { DEMO_MEMBER } from '../../../core/seed/demo-member'

/** Returns the id of a card of the demo member. @param name name of the card in the data file of seed.ts */
export const seededCardId = (name: string): string => `UC${name}${DEMO_MEMBER}`
