/** Models that still return sentences. The list only shrinks (test/lint/sources.test.ts). */
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
