/**
 * Domains of the payment pages (cashiers) that this storefront opens, including their subdomains. `TARO_APP_PAY_HOSTS`
 * adds further domains.
 */
export const CASHIERS = [
  'alipay.com',
  'alipay.hk',
  'tenpay.com',
  'wechatpay.com.hk',
  'unionpay.com',
  '95516.com',
  'cmbchina.com',
]
