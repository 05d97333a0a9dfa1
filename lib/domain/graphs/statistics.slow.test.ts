import { compareStatistics } from '@/lib/testing/second-opinion';

it('agrees with another implementation on 2,000 random data sets', () => {
  compareStatistics(2_000);
}, 600_000);
