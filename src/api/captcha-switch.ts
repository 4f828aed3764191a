import * as v from 'valibot'
import * as w from './wire'

/** Times at which orders of a show require a captcha, for a show and its group (domain §3). Epoch ms. */
export const captchaSwitch = w.objectOrNull(
  v.object({
    verifyStartTime: v.number(),
    verifyEndTime: v.number(),
    captchaTypes: w.list(w.text()),
  }),
)
