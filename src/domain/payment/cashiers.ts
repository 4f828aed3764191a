/** Domains of the cashiers that this storefront uses, with their subdomains; `TARO_APP_PAY_HOSTS` adds to them. */
export const CASHIERS = [
  'alipay.com',
  'alipay.hk',
  'tenpay.com',
  'wechatpay.com.hk',
  'unionpay.com',
  '95516.com',
  'cmbchina.com',
]
