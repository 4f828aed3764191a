import type { Disabled } from './contract'

/**
 * Hosts paint a disabled button in a grey of their own that no class of ours outdoes (WeChat's and Alipay's sheets of the page).
 * It stays a button to the host, and readers are told; the parts take no tap from it. The host's own property is always set,
 * since a template that leaves it undefined is a disabled button to some; the other is written in words, as the hosts' manuals do.
 */
export const disabled: Disabled = (off) => ({ disabled: false, ...(off ? { ariaDisabled: 'true' } : {}) })
