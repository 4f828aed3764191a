export default { pages: ['pages/bare/bare'], window: { navigationStyle: 'custom', navigationBarTitleText: 'Bare' } }
