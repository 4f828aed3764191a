import * as v from 'valibot'
import * as w from './wire'

/** A session of a scope, with the names of its tiers; no names for all tiers. */
export const sessionRange = v.object({ sessionName: w.text(), seatPlanNames: w.list(w.text()) })
