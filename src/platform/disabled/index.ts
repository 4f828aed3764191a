import type { Disabled } from './contract'

/**
 * Mini-program hosts paint a disabled button in a gray that class styles cannot override (page styles of WeChat and
 * Alipay). Therefore the button is enabled for the host. `aria-disabled` announces the state to screen readers, and the
 * components ignore taps. `disabled` is always set, because some hosts treat undefined as disabled. `ariaDisabled` is a
 * string, as in the hosts' documentation.
 */
export const disabled: Disabled = (off) => ({ disabled: false, ...(off ? { ariaDisabled: 'true' } : {}) })
