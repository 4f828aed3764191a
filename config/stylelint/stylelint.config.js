/**
 * Reports mistakes in style sheets, and colors that are not design tokens. Does not check the order of declarations.
 */
module.exports = {
  extends: ['stylelint-config-standard-scss'],
  rules: {
    'selector-class-pattern': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local', 'export'] }],
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'scss/dollar-variable-empty-line-before': null,
    'scss/double-slash-comment-empty-line-before': null,
    'comment-empty-line-before': null,
    'no-descending-specificity': null,
    // Elements that only mini programs have.
    'selector-type-no-unknown': [true, { ignoreTypes: ['page', 'scroll-view'] }],
    'value-keyword-case': null,
    'declaration-block-no-redundant-longhand-properties': null,
    'media-feature-range-notation': null,
    'color-function-notation': null,
    'color-function-alias-notation': null,
    'alpha-value-notation': null,
    'property-no-vendor-prefix': null,
    'value-no-vendor-prefix': null,
    'selector-no-vendor-prefix': null,
    'property-no-deprecated': null,
    'declaration-property-value-keyword-no-deprecated': null,
    // A `:has` that matches all elements makes the browser restyle the whole page at each change (`npm run
    // bench:list`).
    'selector-pseudo-class-disallowed-list': ['has'],
    // Views use the color names of src/styles/tokens.scss.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
  },
  overrides: [
    {
      // CSS modules: scripts read class names as properties.
      files: ['../../src/**/*.module.scss'],
      rules: { 'selector-class-pattern': '^[a-z][A-Za-z\\d]*$' },
    },
    {
      // Allows `:has` in the sheet of the skeleton, whose elements exist only until the app is drawn.
      files: ['../../src/platform/boot/first-view.scss'],
      rules: { 'selector-pseudo-class-disallowed-list': null },
    },
    {
      files: ['../../src/styles/**/*.{scss,css}'],
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
      },
    },
  ],
}
