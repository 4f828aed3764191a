/** Models that still return sentences instead of text keys. Entries may only be removed (test/lint/sources.test.ts). */
exports.SPEAKING_MODELS = [
  '**/account-bind.model.ts',
  '**/address-modification.model.ts',
  '**/audience-modification.model.ts',
  '**/captcha.model.ts',
  '**/contact.model.ts',
  '**/host-login.model.ts',
  '**/login-code.model.ts',
  '**/login-email.model.ts',
  '**/pick-seat-3rd.model.ts',
  '**/setting.model.ts',
]
