/**
 * The style of a report: one ruled column, light and dark, and white on A4 and Letter. Its hash is in the page’s content
 * security policy.
 */
export const REPORT_STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#F6F3EC, #161511); --surface: light-dark(#FDFCF9, #1E1D18); --sunk: light-dark(#EFEBE2, #26241F);
  --line: light-dark(#E0DACD, #34312A); --line-strong: light-dark(#CBC4B4, #4A463C); --control: light-dark(#8A8373, #857E70);
  --ink: light-dark(#1D1B16, #F1EEE5); --ink-2: light-dark(#4D4940, #C9C4B7); --ink-3: light-dark(#69645A, #A8A294);
  --accent: light-dark(#0B5560, #7FCBD3); --cheaper: light-dark(#1F55A8, #93BBFB); --dearer: light-dark(#A2440A, #F2A768);
  --bar: light-dark(#938B7B, #756F62);
}
* { box-sizing: border-box; }
html { background: var(--paper); }
body { margin: 0; color: var(--ink); font: 420 .8125rem/1.25rem "Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", sans-serif; }
h1, h2, p, dl, dd { margin: 0; }
[hidden] { display: none !important; }
.vh { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
main { max-inline-size: 1040px; min-block-size: 100vh; margin-inline: auto; padding: 40px 40px 64px; background: var(--surface); border-inline: 1px solid var(--line); }
header { display: flex; flex-wrap: wrap; gap: 4px 32px; align-items: end; justify-content: space-between; padding-block-end: 16px; border-block-end: 2px solid var(--ink); }
header > div { min-inline-size: 0; max-inline-size: 100%; }
h1 { font-size: 1.75rem; line-height: 2.25rem; font-weight: 640; letter-spacing: -.02em; overflow-wrap: anywhere; }
.sentence { padding-block-start: 14px; font-size: 1.125rem; line-height: 1.625rem; font-weight: 540; overflow-wrap: anywhere; }
.kind { display: flex; gap: 8px; align-items: center; margin-block-end: 4px; color: var(--ink-2); overflow-wrap: anywhere; }
.kind svg { flex: none; inline-size: 18px; block-size: 18px; color: var(--accent); }
.date { color: var(--ink-2); text-align: end; } .date b { display: block; font-size: 1rem; line-height: 1.5rem; color: var(--ink); }
.facts, .figures { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); row-gap: 16px; }
.facts { padding-block: 10px 12px; border-block-end: 1px solid var(--line-strong); }
.figures { padding-block: 20px 4px; }
.facts > div, .figures > div { padding-inline: 16px; overflow-wrap: anywhere; } .facts > div:nth-child(4n + 1), .figures > div:nth-child(4n + 1) { padding-inline-start: 0; }
.facts > div:not(:nth-child(4n + 1)), .figures > div:not(:nth-child(4n + 1)) { border-inline-start: 1px solid var(--line); }
.facts dt, .facts .more, .lines { font-size: .75rem; line-height: 1rem; } .facts dt { color: var(--ink-3); } .facts .more, .lines { color: var(--ink-2); }
.figures dt { color: var(--ink-2); font-weight: 540; } .lines span { display: block; }
.figure-value { font-size: 2.125rem; line-height: 2.75rem; font-weight: 640; letter-spacing: -.025em; font-variant-numeric: tabular-nums; } .figure-value small { font-size: 1rem; font-weight: 420; letter-spacing: 0; color: var(--ink-2); }
.dearer { color: var(--dearer); fill: url(#hatch); } .cheaper { color: var(--cheaper); fill: var(--cheaper); } .equal { color: var(--ink-2); fill: var(--bar); }
.calculated { text-decoration: underline dotted var(--control) 1px; text-underline-offset: 3px; }
section { margin-block-start: 36px; }
.title { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; padding-block-end: 6px; border-block-end: 1px solid var(--ink); }
h2 { font-size: 1rem; line-height: 1.5rem; font-weight: 640; } .meta { font-size: .75rem; color: var(--ink-2); overflow-wrap: anywhere; }
.find { margin-inline-start: auto; } .find input { inline-size: 200px; block-size: 28px; padding: 0 8px; font: inherit; font-size: .75rem; color: var(--ink); background: var(--surface); border: 1px solid var(--control); border-radius: 3px; }
.found { font-size: .75rem; color: var(--ink-2); }
.wide { overflow-x: auto; } :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
svg { display: block; } svg text { font-size: 11px; text-anchor: middle; fill: var(--ink-3); font-variant-numeric: tabular-nums; } svg text.value { fill: var(--ink); font-weight: 540; } svg text.end { text-anchor: end; }
.shares { inline-size: 100%; block-size: 12px; margin-block-start: 14px; } .bars, .steps { inline-size: 100%; min-inline-size: 720px; margin-block-start: 12px; }
.axis, .base { stroke: var(--line-strong); fill: none; } .base { stroke: var(--ink-2); stroke-width: 1.5; } .line { fill: none; stroke: var(--ink); stroke-width: 1.6; } .dot { fill: var(--surface); stroke: var(--ink); stroke-width: 1.4; } .last { fill: var(--ink); }
.hatch { position: absolute; inline-size: 0; block-size: 0; } .hatch .ground { fill: var(--dearer); } .hatch .stroke { stroke: var(--surface); stroke-width: 1.5; opacity: .45; }
table { inline-size: 100%; border-collapse: collapse; margin-block-start: 4px; }
th { padding: 6px; vertical-align: bottom; text-align: start; font-size: .75rem; line-height: .9375rem; font-weight: 540; color: var(--ink-2); border-block-end: 1px solid var(--ink-3); }
td { padding: 5px 6px; vertical-align: top; border-block-end: 1px solid var(--line); overflow-wrap: break-word; } tbody tr:last-child td { border-block-end-color: var(--line-strong); }
th:first-child, td:first-child { padding-inline-start: 0; } th:last-child, td:last-child { padding-inline-end: 0; }
th.figure, td.figure { text-align: end; } td.figure, td.code { font-variant-numeric: tabular-nums; white-space: nowrap; } td.text { min-inline-size: 120px; } td.merchant { white-space: nowrap; } @media screen { .clip { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; } }
th button { all: unset; cursor: pointer; min-block-size: 24px; display: inline-flex; align-items: end; text-align: inherit; } th button:focus-visible { outline: 2px solid var(--accent); } th[aria-sort] { color: var(--ink); font-weight: 640; }
th[aria-sort=ascending] button::after { content: "\\25B2" / ""; font-size: 8px; margin-inline-start: 3px; } th[aria-sort=descending] button::after { content: "\\25BC" / ""; font-size: 8px; margin-inline-start: 3px; }
.mark { display: inline-grid; place-items: center; inline-size: 20px; block-size: 16px; margin-inline-end: 6px; border-radius: 3px; font-size: 8.5px; line-height: 1; font-weight: 680; color: var(--ink-2); background: var(--sunk); box-shadow: inset 0 0 0 1px var(--line-strong); vertical-align: 1px; }
.change { display: inline-flex; gap: 8px; align-items: center; justify-content: end; } .change > span { min-inline-size: 4.5rem; text-align: end; } .bar { flex: none; }
.rest { padding-block-start: 6px; font-size: .75rem; color: var(--ink-2); } details { margin-block-start: 8px; } summary { cursor: pointer; font-size: .75rem; color: var(--accent); min-block-size: 24px; }
.notes { padding-block-start: 12px; max-inline-size: 72ch; white-space: pre-line; overflow-wrap: anywhere; }
.method { columns: 2; column-gap: 32px; padding-block-start: 12px; font-size: .75rem; line-height: 1.125rem; color: var(--ink-2); overflow-wrap: anywhere; } .method dt { font-weight: 540; color: var(--ink); break-after: avoid; } .method dd { margin-block-end: 8px; break-inside: avoid; }
footer { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; margin-block-start: 32px; padding-block-start: 8px; border-block-start: 1px solid var(--line-strong); font-size: .75rem; color: var(--ink-3); }
@media (max-width: 47.5em) {
  main { padding: 20px 16px 40px; border: 0; } .date { text-align: start; }
  .facts, .figures { grid-template-columns: repeat(2, minmax(0, 1fr)); } .facts > div:nth-child(odd), .figures > div:nth-child(odd) { border-inline-start: 0; padding-inline-start: 0; }
  .method { columns: 1; } .wide table:has(th:nth-child(6)) { min-inline-size: 720px; } .find, .find input { inline-size: 100%; }
}
@page { margin: 13mm 14mm 15mm; @bottom-right { content: counter(page) " of " counter(pages); font: 9px sans-serif; color: #69645A; } }
@media print {
  :root { color-scheme: light; --paper: #fff; --surface: #fff; } * { print-color-adjust: exact; } body { font-size: .6875rem; line-height: 1rem; }
  main { max-inline-size: none; min-block-size: 0; padding: 0; border: 0; } .find, .found, summary { display: none; } details::details-content { content-visibility: visible; block-size: auto; }
  .facts, .figures { grid-template-columns: repeat(4, minmax(0, 1fr)); } .figure-value { font-size: 1.625rem; line-height: 2.125rem; }
  section { margin-block-start: 22px; } .title { break-after: avoid; } tr, .figures, .facts, .bars, .steps { break-inside: avoid; } thead { display: table-header-group; } footer { break-inside: avoid; }
  th, td { padding: 2px 4px; font-size: .625rem; line-height: .8125rem; } td.text { min-inline-size: 0; } .wide { overflow: visible; } .bars, .steps, .wide table:has(th) { min-inline-size: 0 !important; } .bar { inline-size: 48px; } .mark { display: none; } .method { columns: 3; line-height: .9375rem; }
}
`
