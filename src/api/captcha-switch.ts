import * as v from 'valibot'
import * as w from './wire'

/** Period in which orders of a show or a show group require a captcha, epoch ms (domain §3). */
export const captchaSwitch = w.objectOrNull(
  v.object({
    verifyStartTime: v.number(),
    verifyEndTime: v.number(),
    captchaTypes: w.list(w.text()),
  }),
)
