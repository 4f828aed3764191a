commandForm(
  'popups',
  'popup',
  () => ({ account: find('popup-account').value }),
  () => texts.popups.done,
)
