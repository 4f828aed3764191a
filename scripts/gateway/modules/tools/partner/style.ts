import { Html } from '../../../../pages/markup'

/** Styles of the partner's page, in addition to the styles of all sandbox pages. */
export const PARTNER_STYLE = new Html(`
.show{font-size:20px;line-height:1.3;font-weight:600;margin:0 0 4px}
.message{color:var(--notice);margin:0 0 16px}
.counts{display:flex;flex-wrap:wrap;gap:8px}
.counts a{display:flex;align-items:center;justify-content:center;min-width:44px;min-height:44px;border-radius:8px;background:var(--sunken);color:var(--ink);text-decoration:none}
.counts .on{background:var(--ink);color:var(--canvas)}
fieldset{border:0;min-width:0;padding:20px}
fieldset.card{margin:0}
legend{float:left;width:100%;padding:0;margin-bottom:8px;font-weight:600}
label{clear:both;display:flex;gap:12px;align-items:center;min-height:48px;padding:8px 0;border-top:1px solid var(--line)}
input{width:20px;height:20px;flex:none;margin:0;accent-color:var(--strong)}
.names{display:grid;gap:2px}
.names b{font-weight:400;color:var(--ink-2);font-size:13px}
fieldset .hint{clear:both;text-align:left}
.links{gap:12px}
`)
