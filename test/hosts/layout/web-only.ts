/** Stops of the tour that only exist on the web, with the reason for each. */
export const WEB_ONLY: Readonly<Record<string, string>> = {
  cashier: 'a host’s own cashier is not drawn by the program',
  'identity-form': 'the form is a page of the web, which a mini program shows in its web view',
  'identity-form-visitor': 'the form is a page of the web, which a mini program shows in its web view',
  'download-bar': 'a mini program leads to no app',
  'download-bar-show': 'a mini program leads to no app',
  'login-providers': 'a mini program offers the login of its host, not Google’s and Apple’s',
  'login-way-providers': 'a mini program offers the login of its host, not Google’s and Apple’s',
}
