import * as v from 'valibot'
import * as w from './wire'

/** When orders of a show ask for a captcha, on the wire of the show and of its group (domain §3). Times in epoch ms. */
export const captchaSwitch = w.objectOrNull(
  v.object({
    verifyStartTime: v.number(),
    verifyEndTime: v.number(),
    captchaTypes: w.list(w.text()),
  }),
)
