/** Facts of a phone's browser at launch, before the merchant's configuration. */
export const aClient = {
  utcOffset: 480,
  channelId: 'c1',
  terminalSrc: 'H5',
  src: 'WEB',
  merchantId: '',
  appId: '',
  preview: false,
}
