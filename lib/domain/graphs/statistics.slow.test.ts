import { compareStatistics } from '@/lib/testing/second-opinion';

it('agrees with another implementation on 10,000 random data sets', () => {
  compareStatistics(10_000);
}, 600_000);
