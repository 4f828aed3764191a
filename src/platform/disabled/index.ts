import type { Disabled } from './contract'

/**
 * Hosts paint a disabled button in a grey of their own that no class of ours outdoes (WeChat's and Alipay's sheets of the page).
 * It stays a button to the host, and readers are told; the parts take no tap from it.
 */
export const disabled: Disabled = (off) => (off ? { ariaDisabled: true } : {})
