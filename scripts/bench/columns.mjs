// Columns that more than one measure has, or whose budgets are worked out.

/** The median is judged; the worst is there to be seen. */
export const medianAndWorst = (heading, most) => [
  { heading, of: ({ median: middle }) => middle, most },
  { heading: 'worst ms', of: ({ worst }) => worst },
];

/**
 * Columns for pages beside the bare page. Its blocking time may be next to nothing, of which every
 * share is nothing, so pages get an allowance on top.
 */
export function speedColumns({ lcp, lcpRatio, tbtRatio, tbtAllowance, cls }, bare) {
  const unlessBare = (limit) => (row) => (row.isBare ? undefined : limit);
  return [
    {
      heading: 'LCP s',
      of: (row) => row.lcp / 1000,
      digits: 2,
      most: unlessBare(Math.min(lcp, bare.lcp * lcpRatio) / 1000),
    },
    {
      heading: 'TBT ms',
      of: (row) => row.tbt,
      most: unlessBare(Math.max(bare.tbt * tbtRatio, bare.tbt + tbtAllowance)),
    },
    { heading: 'CLS', of: (row) => row.cls, digits: 3, most: unlessBare(cls) },
  ];
}

/**
 * Columns for weeks of one student in one tab, `index` from 0: requests beside those of the first
 * week, in which nothing is prefetched, and the tab's heap in MB, which from the third week on may
 * not grow by more than two measurements differ.
 */
export const oneTabColumns = ({ times, heapMb, growth }, weeks) => [
  { heading: 'requests', of: ({ requests }) => requests },
  {
    heading: 'times the first',
    of: ({ requests }) => requests / weeks[0].requests,
    digits: 2,
    most: ({ index }) => (index === 0 ? undefined : times),
  },
  {
    heading: 'heap MB',
    of: (row) => row.heapMb,
    digits: 1,
    most: ({ index }) => (index < 2 ? heapMb : Math.min(heapMb, weeks[index - 1].heapMb * growth)),
  },
];
